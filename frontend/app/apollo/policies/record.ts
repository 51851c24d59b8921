import type { FieldPolicy } from "@apollo/client";

/** A field that takes an id: resolved from the cache if a list has already loaded the record. */
export function recordPolicy(typename: string): FieldPolicy {
  return {
    read(existing, { args, toReference }) {
      return existing === undefined ? toReference({ __typename: typename, id: String(args?.id) }) : existing;
    },
  };
}
