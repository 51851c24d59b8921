import { findBreakingChanges, type GraphQLSchema } from "graphql";

/**
 * Two versions of the schema, and the breaking changes approved between them, worded like
 * `findBreakingChanges`.
 */
export interface SchemaChange {
  readonly released: GraphQLSchema;
  readonly current: GraphQLSchema;
  readonly allowed: readonly string[];
}

/**
 * Returns unapproved changes that break clients of the released schema, and approved ones that did not
 * happen, so that the list of approved changes starts empty after each release.
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
