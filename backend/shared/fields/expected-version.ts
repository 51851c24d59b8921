import { Arg, Int } from "type-graphql";

/** The optional argument `version` of an edit that has no input to hold it. */
export const ExpectedVersion = (): ParameterDecorator =>
  Arg("version", () => Int, {
    nullable: true,
    description: "The version the edit is based on; a different current version is a conflict.",
  }) as ParameterDecorator;
