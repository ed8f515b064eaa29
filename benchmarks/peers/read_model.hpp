// A model from plain text, one hinge and its body to a line:
// parent  kind  axis(3)  turn(9, by rows)  stem(3)  mass  com(3)  inertia(xx yy zz xy xz yz, about the mass centre)

#pragma once

#include <istream>
#include <string>

#include "pinocchio/multibody/joint.hpp"
#include "pinocchio/multibody.hpp"

inline pinocchio::JointModel joint_of(const std::string & kind, const Eigen::Vector3d & axis)
{
  if (kind == "RX")
    return pinocchio::JointModelRX();
  if (kind == "RY")
    return pinocchio::JointModelRY();
  if (kind == "RZ")
    return pinocchio::JointModelRZ();
  if (kind == "PX")
    return pinocchio::JointModelPX();
  if (kind == "PY")
    return pinocchio::JointModelPY();
  if (kind == "PZ")
    return pinocchio::JointModelPZ();
  if (kind == "P")
    return pinocchio::JointModelPrismaticUnaligned(axis);
  if (kind == "F")
    return pinocchio::JointModelFreeFlyer();
  return pinocchio::JointModelRevoluteUnaligned(axis);
}

inline pinocchio::Model read_model(std::istream & in)
{
  pinocchio::Model model;
  std::string kind;
  pinocchio::JointIndex parent;
  while (in >> parent >> kind)
  {
    Eigen::Vector3d axis, stem, com;
    Eigen::Matrix3d turn;
    double mass, xx, yy, zz, xy, xz, yz;
    in >> axis[0] >> axis[1] >> axis[2];
    for (int k = 0; k < 9; ++k)
      in >> turn(k / 3, k % 3);
    in >> stem[0] >> stem[1] >> stem[2] >> mass >> com[0] >> com[1] >> com[2] >> xx >> yy >> zz >> xy >> xz >> yz;
    Eigen::Matrix3d inertia;
    inertia << xx, xy, xz, xy, yy, yz, xz, yz, zz;
    const pinocchio::JointIndex i =
      model.addJoint(parent, joint_of(kind, axis), pinocchio::SE3(turn, stem), "hinge" + std::to_string(model.njoints));
    model.appendBodyToJoint(i, pinocchio::Inertia(mass, com, inertia));
  }
  return model;
}
