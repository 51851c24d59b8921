import type { FieldPolicy } from "@apollo/client";

/** `Query.solution`: found by id in what a list has brought already. */
export function solutionPolicy(): FieldPolicy {
  return {
    read(existing, { args, toReference }) {
      return existing === undefined
        ? toReference({ __typename: "Solution", id: String(args?.id) })
        : existing;
    },
  };
}
