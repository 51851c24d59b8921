import { describe, expect, it } from "vitest";
import { createSchema } from "../graphql/schema.ts";
import { type RestRoute, route } from "../shared/rest-table/route.ts";
import { assertOperations } from "./operations.ts";
import { restRoutes } from "./routes.ts";

const schema = createSchema();
const rowOf = (operation: string, method: RestRoute["method"] = "GET") =>
  route({ method, path: "/api/example", summary: "An example", operation, response: (data) => data });

describe("the operations of the gateway's table", () => {
  it("are all of the schema", () => {
    expect(() => assertOperations(restRoutes, schema)).not.toThrow();
  });

  it.each([
    ["an unknown field", rowOf("{ nothing }"), 'Cannot query field "nothing" on type "Query".'],
    ["a syntax error", rowOf("{ vendors "), "Syntax Error: Expected Name, found <EOF>."],
    ["a missing argument", rowOf("{ vendor { id } }"), /argument "(id|slug)" of type/],
    [
      "a subscription",
      rowOf("subscription { notificationNews { turn } }", "POST"),
      "It must be answered once.",
    ],
    ["two operations", rowOf("query A { __typename } query B { __typename }"), "It must hold one operation."],
    ["a mutation for GET", rowOf("mutation { signOut { message } }"), "GET must not change anything."],
  ])("stop the start for %s", (_name, row, reason) => {
    const start = () => assertOperations([row], schema);
    expect(start).toThrow(`${row.method} /api/example can't be executed: `);
    expect(start).toThrow(reason);
    expect(start).not.toThrow("\n");
  });
});
