import { buildSchema } from "graphql";
import { expect, it } from "vitest";
import { breakingChanges } from "./breaking-changes.ts";

const released = buildSchema("type Query { club(id: ID!): Club } type Club { name: String! city: String }");
const check = (current: string, allowed: string[] = []) =>
  breakingChanges({ released, current: buildSchema(current), allowed });

it("lets additions and deprecations through", () => {
  const current = `type Query { club(id: ID!, on: String): Club clubs: [Club!]! }
    type Club { name: String! city: String @deprecated(reason: "Use place.") place: String }`;
  expect(check(current)).toEqual([]);
});

it("names what was removed, became nullable, or must be given", () => {
  const current = "type Query { club(id: ID!, on: String!): Club } type Club { name: String }";
  expect(check(current)).toEqual([
    "Breaks clients: A required arg on on Query.club was added.",
    "Breaks clients: Club.city was removed.",
    "Breaks clients: Club.name changed type from String! to String.",
  ]);
});

it("lets through what was decided on, and nothing that did not happen", () => {
  const current = "type Query { club(id: ID!): Club } type Club { name: String! }";
  expect(check(current, ["Club.city was removed."])).toEqual([]);
  expect(check(current, ["Club.city was removed.", "Club.name was removed."])).toEqual([
    "Allowed but not needed: Club.name was removed.",
  ]);
});
