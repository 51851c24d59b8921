import type { FieldPolicy } from "@apollo/client";

/** A field that takes an id: found in what a list has brought already. */
export function recordPolicy(typename: string): FieldPolicy {
  return {
    read(existing, { args, toReference }) {
      return existing === undefined ? toReference({ __typename: typename, id: String(args?.id) }) : existing;
    },
  };
}
