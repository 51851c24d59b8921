import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { createSchema } from "./schema.ts";
import { schemaFindings } from "./schema-checks/findings.ts";

describe("the schema", () => {
  it("keeps its rules", () => {
    expect(schemaFindings(createSchema())).toEqual([]);
  });

  it("is told which of them it breaks", () => {
    const bad = buildSchema(`
      "Roots." type Query {
        "Things." things("Size." first: Int, "Order." sort: Sort): ThingConnection!
        things_of("Which." choice: Choice): Int
      }
      "Things." type ThingConnection { "How many." totalCount: Int! }
      "Orders." enum Sort { newest }
      "What." input Choice { "Which." id: ID }
    `);
    expect(schemaFindings(bad)).toEqual([
      "Query.things(sort): a sort has a default, never null",
      "Query.things: a connection takes first and after, and only a connection does",
      "Query.things_of: has no description",
      "Query.things_of: a field is written likeThis",
      "Sort.newest: has no description",
      "Sort.newest: a value is written LIKE_THIS",
      "Choice: an input's name ends with Input or Filter",
    ]);
  });
});
