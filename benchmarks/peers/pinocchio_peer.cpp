// Pinocchio behind the signature of a compiled program: int f(t, q, u, values, inputs, out); `values` is the model.
// Compiled once against the installed library, once from the headers alone for this processor.

#include <fstream>
#include <string>

#include "pinocchio/algorithm/aba-derivatives.hpp"
#include "pinocchio/algorithm/aba.hpp"
#include "pinocchio/algorithm/cholesky.hpp"
#include "pinocchio/algorithm/crba.hpp"
#include "pinocchio/algorithm/rnea.hpp"
#include "read_model.hpp"

#define EXPORT extern "C" __attribute__((visibility("default")))

namespace
{
  typedef Eigen::Map<const Eigen::VectorXd> Given;
  typedef Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> Rows;

  struct Peer
  {
    pinocchio::Model model;
    pinocchio::Data data;
    Eigen::VectorXd q, v, tau; // arguments are copied once: the library takes vectors, not addresses
    bool keep = false;         // write matrices to `out`: for comparing answers, not when timing

    explicit Peer(const pinocchio::Model & m) : model(m), data(m), q(m.nq), v(m.nv), tau(m.nv) {}

    void take(const double * q_, const double * u_, const double * tau_)
    {
      q = Given(q_, model.nq);
      v = Given(u_, model.nv);
      tau = Given(tau_, model.nv);
    }

    void give(double * out, const Eigen::VectorXd & x) { Eigen::Map<Eigen::VectorXd>(out, model.nv) = x; }

    void give(double * out, const Rows & x) { Eigen::Map<Rows>(out, model.nv, model.nv) = x; }
  };
} // namespace

EXPORT void * peer_open(const char * path)
{
  std::ifstream file(path);
  return new Peer(read_model(file));
}

EXPORT void peer_keep(Peer * p, int keep) { p->keep = keep; }

EXPORT void peer_close(Peer * p) { delete p; }

EXPORT int aba_local(const double *, const double * q, const double * u, Peer * p, const double * tau, double * out)
{
  p->take(q, u, tau);
  p->give(out, pinocchio::aba(p->model, p->data, p->q, p->v, p->tau, pinocchio::Convention::LOCAL));
  return 0;
}

EXPORT int aba_world(const double *, const double * q, const double * u, Peer * p, const double * tau, double * out)
{
  p->take(q, u, tau);
  p->give(out, pinocchio::aba(p->model, p->data, p->q, p->v, p->tau, pinocchio::Convention::WORLD));
  return 0;
}

// M by composite bodies, M = U D U^T, u' from it
EXPORT int crba_solve(const double *, const double * q, const double * u, Peer * p, const double * tau, double * out)
{
  p->take(q, u, tau);
  pinocchio::crba(p->model, p->data, p->q, pinocchio::Convention::WORLD);
  pinocchio::cholesky::decompose(p->model, p->data);
  pinocchio::nonLinearEffects(p->model, p->data, p->q, p->v);
  p->tau -= p->data.nle;
  pinocchio::cholesky::solve(p->model, p->data, p->tau);
  p->give(out, p->tau);
  return 0;
}

EXPORT int rnea(const double *, const double * q, const double * u, Peer * p, const double * a, double * out)
{
  p->take(q, u, a);
  p->give(out, pinocchio::rnea(p->model, p->data, p->q, p->v, p->tau));
  return 0;
}

namespace
{
  int mass_matrix(const double * q, Peer * p, double * out, pinocchio::Convention convention)
  {
    p->q = Given(q, p->model.nq);
    pinocchio::crba(p->model, p->data, p->q, convention); // the upper triangle
    if (p->keep)
      p->give(out, Rows(p->data.M.selfadjointView<Eigen::Upper>()));
    return 0;
  }
} // namespace

EXPORT int crba_local(const double *, const double * q, const double *, Peer * p, const double *, double * out)
{
  return mass_matrix(q, p, out, pinocchio::Convention::LOCAL);
}

EXPORT int crba_world(const double *, const double * q, const double *, Peer * p, const double *, double * out)
{
  return mass_matrix(q, p, out, pinocchio::Convention::WORLD);
}

// u', du'/dq, du'/du, M^-1
EXPORT int aba_derivatives(const double *, const double * q, const double * u, Peer * p, const double * tau, double * out)
{
  p->take(q, u, tau);
  pinocchio::computeABADerivatives(p->model, p->data, p->q, p->v, p->tau);
  if (p->keep)
  {
    const int n = p->model.nv;
    p->give(out, p->data.ddq);
    p->give(out + n, Rows(p->data.ddq_dq));
    p->give(out + n + n * n, Rows(p->data.ddq_dv));
    p->give(out + n + 2 * n * n, Rows(p->data.Minv.selfadjointView<Eigen::Upper>()));
  }
  return 0;
}
