import { Arg, Int } from "type-graphql";

/** The optional `version` argument of an edit that has no input type for it. */
export const ExpectedVersion = (): ParameterDecorator =>
  Arg("version", () => Int, {
    nullable: true,
    description: "The version the edit is based on; a different current version is a conflict.",
  }) as ParameterDecorator;
