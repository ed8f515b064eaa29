// C code of forward dynamics from Pinocchio by CasADi: casadi_code MODEL.txt NAME local|world (writes NAME.c here)

#include <fstream>

#include "pinocchio/autodiff/casadi.hpp"

#include "pinocchio/algorithm/aba.hpp"
#include "read_model.hpp"

int main(int, char ** arguments)
{
  typedef casadi::SX SX;
  typedef pinocchio::ModelTpl<SX> Model;
  std::ifstream file(arguments[1]);
  const Model model = read_model(file).cast<SX>();
  pinocchio::DataTpl<SX> data(model);

  SX q = SX::sym("q", model.nq), v = SX::sym("v", model.nv), tau = SX::sym("tau", model.nv), a(model.nv, 1);
  Model::ConfigVectorType q_(model.nq);
  Model::TangentVectorType v_(model.nv), tau_(model.nv);
  pinocchio::casadi::copy(q, q_);
  pinocchio::casadi::copy(v, v_);
  pinocchio::casadi::copy(tau, tau_);
  const bool local = std::string(arguments[3]) == "local";
  pinocchio::aba(model, data, q_, v_, tau_, local ? pinocchio::Convention::LOCAL : pinocchio::Convention::WORLD);
  pinocchio::casadi::copy(data.ddq, a);

  casadi::Function function("code", casadi::SXVector{q, v, tau}, casadi::SXVector{a}, casadi::Dict{{"cse", true}});
  std::cout << function.n_instructions() << std::endl;
  casadi::Dict options;
  options["with_header"] = false;
  function.generate(arguments[2], options);
  return 0;
}
