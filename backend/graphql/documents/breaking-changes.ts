import { findBreakingChanges, type GraphQLSchema } from "graphql";

/** Two versions of the schema, and the breaking changes that were decided on, in the words of `findBreakingChanges`. */
export interface SchemaChange {
  readonly released: GraphQLSchema;
  readonly current: GraphQLSchema;
  readonly allowed: readonly string[];
}

/**
 * What breaks clients of the released schema and was not decided on, and what is allowed but did not happen, so that
 * the list of what is allowed starts empty after each release.
 */
export function breakingChanges({ released, current, allowed }: SchemaChange): string[] {
  const found = findBreakingChanges(released, current).map(({ description }) => description);
  return [
    ...found.filter((change) => !allowed.includes(change)).map((change) => `Breaks clients: ${change}`),
    ...allowed
      .filter((change) => !found.includes(change))
      .map((change) => `Allowed but not needed: ${change}`),
  ];
}
