import { afterAll, beforeAll, expect, it } from "vitest";
import { ValidationError } from "yup";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createCategory } from "../../../testing/factories/category.ts";
import { createOrganization } from "../../../testing/factories/organization.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";
import type { Solution } from "../solutions/solution.entity.ts";
import { planRules } from "./plan.rules.ts";

const TERMS =
  "{ name amount from currency per period minimum maximum maximumOf setupFee hardware hardwarePer note }";
const CLUB = {
  name: "Club",
  amount: "4000",
  from: true,
  currency: "EUR",
  per: "TEAM",
  period: "YEAR",
  minimum: 2,
  maximum: 40,
  maximumOf: "ATHLETE",
  setupFee: "500",
  hardware: "19.95",
  hardwarePer: "UNIT",
  note: "Excluding VAT",
};

let app: TestApp;
let member: SignedInClient;
let stranger: SignedInClient;
let solution: Solution;
let input: object;
beforeAll(async () => {
  app = await startTestApp("empty");
  const user = await createUser(app);
  member = await signIn(app, user);
  stranger = await signIn(app, await createUser(app));
  const organization = await createOrganization(app, { members: [[user, "owner"]] });
  const category = await createCategory(app, { name: "Video Analysis" });
  const vendor = await createVendor(app, { organization });
  solution = await createSolution(app, { vendor, title: "Tagger", pricing: "$9 a player a month" });
  input = {
    title: "Tagger",
    description: "Tags.",
    categoryId: String(category.id),
    priceBand: "UNDER_5K",
    pricing: "$9 a player a month",
    levels: [],
    sportIds: [],
    features: [],
    tags: [],
  };
});
afterAll(() => app.stop());

interface Saved {
  solution: { version: number; plans: { name: string }[]; plansInPricing: object[] };
}
const READ = `query ($id: ID!) { solution(id: $id) { version plans ${TERMS} plansInPricing ${TERMS} } }`;
const read = async () => (await app.execute<Saved>(READ, { id: solution.id })).data.solution;
const save = async (by: TestClient, plans: unknown) =>
  by.execute(
    `mutation ($id: ID!, $input: SolutionInput!, $version: Int!) {
      updateSolution(id: $id, input: $input, version: $version) { plans ${TERMS} }
    }`,
    { id: solution.id, input: { ...input, plans }, version: (await read()).version },
  );
const changedAt = async () => {
  const [row] = await app.database.orm.em
    .fork()
    .execute<{ at: string }[]>("select changed_at::text as at from solutions where id = ?", [solution.id]);
  return row?.at;
};

it("reads plans from the pricing text while there are none", async () => {
  expect(await read()).toMatchObject({
    plans: [],
    plansInPricing: [{ amount: "9", per: "ATHLETE", period: "MONTH", from: false, currency: "USD" }],
  });
});

it("keeps plans in their order, as members wrote them, and dates copies by them", async () => {
  const before = await changedAt();
  const free = { name: "Free", amount: "0", per: "FLAT", period: "MONTH" };
  const { data } = await save(member, [CLUB, free, { name: "League" }]);
  expect(data).toMatchObject({
    updateSolution: { plans: [CLUB, free, { name: "League", amount: null, currency: "USD", per: "FLAT" }] },
  });
  expect(await changedAt()).not.toBe(before);
  expect(await read()).toMatchObject({ plansInPricing: [], plans: [CLUB, free, { name: "League" }] });
  await save(member, null);
  expect((await read()).plans.map(({ name }) => name)).toEqual(["Club", "Free", "League"]);
  const answer = await (await app.fetch(`/api/solutions/${solution.id}`)).json();
  expect(answer).toMatchObject({
    plans: [{ ...CLUB, per: "team", period: "year", maximumOf: "athlete", hardwarePer: "unit" }, {}, {}],
  });
  const [entry] = await app.database.orm.em
    .fork()
    .execute<{ changes: object }[]>(
      "select changes from audit_entries where action = 'solution.updated' order by id limit 1",
    );
  expect(entry?.changes).toMatchObject({
    plans: { after: [CLUB.name, free.name, "League"].map((name) => ({ name })) },
  });
});

it("removes plans with an empty list", async () => {
  await save(member, []);
  expect((await read()).plans).toEqual([]);
});

it.each([
  ["amount", { amount: "-1" }],
  ["amount", { amount: "9.999" }],
  ["amount", { amount: "9.5", currency: "JPY" }],
  ["amount", { amount: "1000000000" }],
  ["amount", { amount: "9e3" }],
  ["setupFee", { setupFee: "free" }],
  ["currency", { currency: "XYZ" }],
  ["name", { name: " " }],
  ["name", { name: "x".repeat(81) }],
  ["minimum", { minimum: 0 }],
  ["minimum", { minimum: 2, per: "FLAT" }],
  ["maximum", { maximum: 1, maximumOf: "TEAM" }],
  ["maximumOf", { per: "FLAT", minimum: null, maximumOf: null }],
  ["note", { note: "x".repeat(201) }],
])("refuses a plan's %s: %o", async (field, change) => {
  const { errors } = await save(member, [{ ...CLUB, ...change }]);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { [`plans[0].${field}`]: expect.any(String) },
  });
});

it("refuses too many plans, plans of one name, and strangers", async () => {
  const many = Array.from({ length: 13 }, (_, at) => ({ ...CLUB, name: `Plan ${at}` }));
  for (const plans of [many, [CLUB, { ...CLUB, name: "CLUB" }], [{ name: "ΑΣ" }, { name: "ασ" }]])
    expect((await save(member, plans)).errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { plans: expect.any(String) },
    });
  expect((await save(stranger, [CLUB])).errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  expect((await save(app, [CLUB])).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
});

it("reads plans from the text of a file or a form, and refuses what plans don't have", async () => {
  const text = '[{"name":"Club","amount":"1,200","per":"Team","maximum":"","maximumOf":"","note":""}]';
  expect(await planRules.validate(text)).toEqual([
    {
      ...{ name: "Club", amount: "1200", from: false, currency: "USD", per: "team", period: "year" },
      ...{ minimum: null, maximum: null, maximumOf: null, setupFee: null, hardware: null },
      ...{ hardwarePer: null, note: null },
    },
  ]);
  await expect(planRules.validate('[{"name":"Club","price":9}]')).rejects.toThrow("Plans have no “price”");
  const odd = ['[{"name":["Club"]}]', '[{"name":{}}]', '[{"name":"\\ud800"}]', '[{"__proto__":{"a":1}}]'];
  for (const bad of ["{", "[1]", "Club: $9", "[null]", ...odd])
    await expect(planRules.validate(bad)).rejects.toThrow(ValidationError);
});

it.each([
  "{}",
  '[{"name": "Club"}]',
  "[1]",
  "null",
  JSON.stringify([
    { ...CLUB, per: "team", period: "year", maximumOf: "athlete", hardwarePer: "unit", amount: 4000 },
  ]),
  JSON.stringify([{ ...CLUB, per: "club", period: "year", maximumOf: "athlete", hardwarePer: "unit" }]),
  JSON.stringify([{ ...CLUB, per: "flat", period: "year", maximumOf: "athlete", hardwarePer: "unit" }]),
  JSON.stringify([{ ...CLUB, per: "team", period: "year", maximumOf: "athlete", hardwarePer: null }]),
  JSON.stringify([
    { ...CLUB, per: "team", period: "year", maximumOf: "athlete", hardwarePer: "unit", more: 1 },
  ]),
])("the database refuses %s", async (plans) => {
  await expect(
    app.database.orm.em
      .fork()
      .execute("update solutions set plans = ?::jsonb where id = ?", [plans, solution.id]),
  ).rejects.toThrow(/solutions_plans|not-null/);
});
