"""The tree of Huang 1998 and the swelling of its expressions: written out, with intermediate variables, and after sharing.

Written out means: every product multiplied out, the sine or cosine of a sum of k angles opened into 2^(k-1) products.
"""

import dalembert as da
from dalembert.equations.count import operations
from dalembert.expressions.closed import ClosedReader

PARENTS = (0, 1, 1, 1, 2, 5, 6, 7)  # the first five as in the paper, three more for the table
PLACES = (0, "l", "4*l", "3*l", "2*l", "2*l", "2*l", "2*l")  # where the hinge sits on the parent, along its axis


def tree(n: int) -> da.Model:
    """The first n bodies: rods of length 2 l, the first one twice as long and heavy; y points up."""
    m, l, g = da.parameters("m l g")
    bodies = []
    for k in range(n):
        heavy = 2 if k == 0 else 1
        moment = heavy**3 * m * l**2 / 3
        parent = "ground" if k == 0 else f"B{PARENTS[k]}"
        hinge = da.Revolute("z", f"q{k + 1}")
        bodies.append(da.Body(f"B{k + 1}", parent, hinge, heavy * m, (heavy * l, 0, 0), (0, moment, moment), (PLACES[k], 0, 0)))
    return da.Model(f"{n} bodies", bodies=bodies, elements=[da.Gravity((0, -g, 0))])


def written_out(equations) -> int:
    """Operations of M (lower triangle) and f when every product is multiplied out."""
    n, form = len(equations.speeds), equations.mass_form
    nodes = [*(form.M[r][s] for r in range(n) for s in range(r + 1)), *form.f]
    reader, found = ClosedReader(equations.graph, nodes), 0
    for node in nodes:
        closed = reader(node)
        assert closed is not None  # never too long here
        for (_, angle), polynomial in closed.numerator.items():
            opened = 2 ** max(0, len(angle) - 1)
            for exponents, number in polynomial.to_dict().items():
                factors = sum(map(int, exponents)) + len(angle) + (abs(number) != 1)
                found += opened * max(factors, 1)  # factors - 1 products and one sum
    return found


def main() -> None:
    """The table, and the proof for five bodies."""
    print(" n  written out  with intermediate variables  after sharing")
    table = []
    for n in range(1, 9):
        equations = tree(n).derive("lagrange")
        table.append((written_out(equations), *operations(equations)))
        print(f"{n:2} {table[-1][0]:12} {table[-1][1]:28} {table[-1][2]:14}")
    assert da.compare(tree(5)).proved
    assert all(shared <= derived for _, derived, shared in table)
    assert table[7][0] > 15 * table[7][2]  # the swelling that intermediate variables cure


if __name__ == "__main__":
    main()
