import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lists } from "../../modules.ts";
import { createUser, type SignedInClient, signIn } from "../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import type { AnyList } from "./list.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("demo");
  const user = await createUser(app, { role: "admin" });
  admin = await signIn(app, user);
  // Some of each kind are saved, so that both values of that filter find something.
  await app.database.orm.em.fork().execute(
    `insert into bookmarks (user_id, subject_kind, subject_id)
     select ?, kind, id from (values ('solution', 1), ('vendor', 2), ('opportunity', 3)) saved (kind, id)`,
    [user.id],
  );
});
afterAll(() => app.stop());

async function count({ name, filters }: AnyList, filter: string, value?: string): Promise<number> {
  const given = filters[filter]?.asArgument ? `${filter}: ${value}` : `filter: { ${filter}: ${value} }`;
  const { data, errors } = await admin.execute<Record<string, { totalCount: number }>>(
    `{ ${name}(first: 1${value === undefined ? "" : `, ${given}`}) { totalCount } }`,
  );
  expect(errors).toBeUndefined();
  return data[name]?.totalCount ?? -1;
}

const filters = lists.flatMap((list) =>
  Object.entries(list.filters).map(([filter, { shape, description }]) => ({
    list,
    filter,
    shape,
    description,
    name: `${list.name}.${filter}`,
  })),
);

describe("what is not filtered is all", () => {
  it.each(filters)("for $name as null, or as a list of nothing", async ({ list, filter, shape }) => {
    const all = await count(list, filter);
    expect(await count(list, filter, "null")).toBe(all);
    if (shape === "texts" || shape === "numbers") expect(await count(list, filter, "[]")).toBe(all);
  });
});

describe("an id that can't be one", () => {
  const owners = lists.flatMap((list) =>
    Object.entries(list.filters).flatMap(([filter, { asArgument }]) =>
      asArgument === "ID" && filter !== "recipientId" ? [{ list: list.name, filter }] : [],
    ),
  );

  it.each(owners)("is refused by $list as $filter", async ({ list, filter }) => {
    for (const id of ["none", "0", "-1", "99999999999"]) {
      const { errors } = await admin.execute(`{ ${list}(first: 1, ${filter}: "${id}") { totalCount } }`);
      expect(errors?.[0]?.extensions).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { [filter]: expect.stringContaining("Send an id") },
      });
    }
  });

  it("is there", () => expect(owners.length).toBeGreaterThan(4));
});

describe("a filter of yes or no", () => {
  const flags = filters.filter(({ shape }) => shape === "flag");

  it.each(flags)("$name says and does what all of them do", async ({ list, filter, description }) => {
    expect(description).toMatch(/^True: only .*; false: only others; null: all\.$/);
    const [yes, no, all] = [
      await count(list, filter, "true"),
      await count(list, filter, "false"),
      await count(list, filter),
    ];
    expect(yes + no).toBe(all);
  });

  it("is there", () => expect(flags.length).toBeGreaterThan(10));
});
