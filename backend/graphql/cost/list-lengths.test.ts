import {
  type GraphQLField,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, signIn } from "../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { createSchema } from "../schema.ts";
import { pricedLength } from "./document-cost.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("demo");
});
afterAll(() => app.stop());

/** Lists of records without `first`, which anybody can ask for by their name alone. */
const isUnpaged = ({ type, args }: GraphQLField<unknown, unknown>) =>
  isListType(getNullableType(type)) &&
  isObjectType(getNamedType(type)) &&
  !args.some((arg) => arg.name === "first" || isRequiredArgument(arg));
const lists = Object.values(createSchema().getQueryType()?.getFields() ?? {}).filter(isUnpaged);

it("no list without pages is longer than its price says", async () => {
  const admin = await signIn(app, await createUser(app, { role: "admin" }));
  expect(lists.length).toBeGreaterThan(10);
  const longer: unknown[] = [];
  for (const field of lists) {
    const { data } = await admin.execute<Record<string, unknown[]>>(`{ ${field.name} { __typename } }`);
    const length = data[field.name]?.length ?? 0;
    if (length > pricedLength(field)) longer.push([field.name, length, pricedLength(field)]);
  }
  expect(longer).toEqual([]);
});
