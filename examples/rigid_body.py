"""One rigid body, three translations and three Euler angles: the proofs of Tao 1990 that five formalisms are one."""

import dalembert as da

METHODS = ("lagrange", "nielsen", "gibbs_appell", "momentum_kane", "kane")


def main() -> None:
    """Every chain of equalities, for a rigid body and for particles."""
    chains = [da.proof.explain(method, of_particles=of) for of in (False, True) for method in METHODS]
    print(*chains, sep="\n\n")
    checked = sum(chain.checked for chain in chains)
    print(f"\n{checked} equalities in all")
    assert [line.statement.number for line in chains[1].lines][-3:] == ["(3.23)", "(3.24)", "(3.8)"]
    assert checked > 500


if __name__ == "__main__":
    main()
