import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";
import type { Vendor } from "../../../catalog/vendors/vendor.entity.ts";

const DESCRIPTION =
  "Strideline was founded in 2015 and is based in Oslo, Norway. We are a team of 24 people. Trusted by Ajax and FC Porto. Strideline raised a $4.2M seed round in March 2024 led by Northwind Ventures.";

let app: TestApp;
let member: SignedInClient;
let stranger: SignedInClient;
let admin: SignedInClient;
let organization: { id: number };
let vendor: Vendor;
let made = 0;
beforeAll(async () => {
  app = await startTestApp("empty");
  const user = await createUser(app);
  member = await signIn(app, user);
  stranger = await signIn(app, await createUser(app));
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  organization = await createOrganization(app, { members: [[user, "owner"]] });
});
afterAll(() => app.stop());
beforeEach(async () => {
  made++;
  vendor = await createVendor(app, {
    organization,
    name: `Strideline ${made}`,
    description: DESCRIPTION,
  });
});

interface Suggestion {
  key: string;
  field: string;
  name: string;
  label: string;
  quote: string;
  solution: string | null;
}
const FIELDS = "{ key field name label quote solution }";
const ask = (by: TestClient, id: unknown = vendor.id) =>
  by.execute<{ facts: Suggestion[] }>(
    `query ($id: ID!) { facts: suggestedCompanyFacts(vendorId: $id) ${FIELDS} }`,
    { id },
  );
const suggested = async (by: TestClient = member, id: unknown = vendor.id) => (await ask(by, id)).data.facts;
const said = (facts: readonly Suggestion[]) => facts.map(({ name, label }) => `${name}: ${label}`);
const accept = (by: TestClient, key: unknown, id: unknown = vendor.id) =>
  by.execute<{ vendor: { version: number } }>(
    "mutation ($id: ID!, $key: ID!) { vendor: acceptSuggestedFact(vendorId: $id, key: $key) { id version } }",
    { id, key },
  );
const dismiss = (by: TestClient, key: unknown, id: unknown = vendor.id) =>
  by.execute<{ facts: Suggestion[] }>(
    `mutation ($id: ID!, $key: ID!) { facts: dismissSuggestedFact(vendorId: $id, key: $key) ${FIELDS} }`,
    { id, key },
  );
const sql = (query: string, values: unknown[] = []) => app.database.orm.em.fork().execute(query, values);
const read = async () =>
  (
    await app.execute<{ vendor: Record<string, unknown> & { facts: Record<string, unknown>[] } }>(
      `{ vendor(id: ${vendor.id}) { foundedYear country city headcountBand stage customers certifications
        fundingRounds { kind year month amount currency investors } facts { field source readFrom } } }`,
    )
  ).data.vendor;
const keyOf = async (label: string) => (await suggested()).find((one) => one.label === label)?.key;

it("are what the texts state and the fields don't, for members and administrators only", async () => {
  const all = [
    "Year founded: 2015",
    "Headquarters: Oslo, Norway",
    "Headcount: 11 to 50 people",
    "Customers: Ajax",
    "Customers: FC Porto",
    "Stage: Seed",
    "Funding round: Seed, March 2024, $4,200,000, from Northwind Ventures",
  ];
  expect(said(await suggested())).toEqual(all);
  expect(said(await suggested(admin))).toEqual(all);
  expect((await suggested())[2]?.quote).toBe("We are a team of 24 people.");
  expect(await suggested(stranger)).toEqual([]);
  expect(await suggested(member, "0")).toEqual([]);
  expect(await suggested(member, "x")).toEqual([]);
  expect((await ask(app)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  expect(await read()).toMatchObject({ foundedYear: null, facts: [] });
  await sql("update vendors set founded_year = 2012, customers = '{ajax}', country = 'Sweden' where id = ?", [
    vendor.id,
  ]);
  expect(said(await suggested())).toEqual(all.filter((one) => !/founded|Headquarters|Ajax/.test(one)));
});

it("are read from the descriptions of its published solutions, too, where they are about the company", async () => {
  await createSolution(app, {
    vendor,
    title: "Insole One",
    description:
      "Insole One was founded in 1999. Insole One is CE marked. It is used by Ajax and Rosenborg BK.",
  });
  await createSolution(app, { vendor, status: "draft", description: "It is available in English." });
  const facts = (await suggested()).filter(({ solution }) => solution === "Insole One");
  expect(said(facts)).toEqual(["Certifications: CE marking", "Customers: Rosenborg BK"]);
});

it("fill a field with the words that they were read from, until the field is changed", async () => {
  for (const label of ["2015", "Oslo, Norway", "Ajax", "FC Porto"])
    expect((await accept(member, await keyOf(label))).errors).toBeUndefined();
  const vendorNow = await read();
  expect(vendorNow).toMatchObject({
    foundedYear: 2015,
    country: "Norway",
    city: "Oslo",
    customers: ["Ajax", "FC Porto"],
  });
  const founded = "Strideline was founded in 2015 and is based in Oslo, Norway.";
  expect(vendorNow.facts).toEqual([
    { field: "city", source: "MEMBER", readFrom: founded },
    { field: "country", source: "MEMBER", readFrom: founded },
    { field: "customers", source: "MEMBER", readFrom: "Trusted by Ajax and FC Porto." },
    { field: "foundedYear", source: "MEMBER", readFrom: founded },
  ]);
  expect(said(await suggested())).not.toContain("Customers: Ajax");
  await member.execute(
    "mutation ($id: ID!, $input: VendorInput!) { updateVendor(id: $id, input: $input, version: 5) { id } }",
    {
      id: vendor.id,
      input: { name: vendor.name, description: DESCRIPTION, foundedYear: 2016, categoryIds: [] },
    },
  );
  expect((await read()).facts).toContainEqual({ field: "foundedYear", source: "MEMBER", readFrom: null });
});

it("add a funding round beside the others", async () => {
  await sql("insert into funding_rounds (vendor_id, kind, year, amount) values (?, 'grant', 2020, 90000)", [
    vendor.id,
  ]);
  const round = "Seed, March 2024, $4,200,000, from Northwind Ventures";
  expect((await accept(admin, await keyOf(round))).errors).toBeUndefined();
  expect(await read()).toMatchObject({
    fundingRounds: [
      {
        kind: "SEED",
        year: 2024,
        month: 3,
        amount: 4_200_000,
        currency: "USD",
        investors: ["Northwind Ventures"],
      },
      { kind: "GRANT", year: 2020, amount: 90_000 },
    ],
    facts: [{ field: "funding", source: "ADMINISTRATOR", readFrom: expect.stringContaining("$4.2M") }],
  });
  expect(await keyOf(round)).toBeUndefined();
});

it("aren't suggested again once they are dismissed, until their words change", async () => {
  const { data } = await dismiss(member, await keyOf("Oslo, Norway"));
  expect(said(data.facts)).not.toContain("Headquarters: Oslo, Norway");
  expect(await keyOf("Oslo, Norway")).toBeUndefined();
  await sql("update vendors set description = description || ' We like snow.' where id = ?", [vendor.id]);
  expect(await keyOf("Oslo, Norway")).toBeUndefined();
  await sql("update vendors set description = 'We are based in Oslo, Norway.' where id = ?", [vendor.id]);
  const key = await keyOf("Oslo, Norway");
  expect(key).toBeDefined();
  await dismiss(member, key);
  expect(
    await sql("select cardinality(dismissed_facts) as size from vendors where id = ?", [vendor.id]),
  ).toEqual([{ size: 1 }]);
  expect((await read()).country).toBeNull();
});

it("are accepted and dismissed by members and administrators, and only what is suggested", async () => {
  const key = await keyOf("2015");
  for (const act of [accept, dismiss]) {
    const refusal = async (by: TestClient, of: unknown = key, id: unknown = vendor.id) => {
      const { code, fields } = (await act(by, of, id)).errors?.[0]?.extensions ?? {};
      return [code, ...Object.keys((fields as object | undefined) ?? {})];
    };
    expect(await refusal(app)).toEqual(["UNAUTHENTICATED"]);
    expect(await refusal(stranger)).toEqual(["FORBIDDEN"]);
    expect(await refusal(member, key, "0")).toEqual(["NOT_FOUND"]);
    expect(await refusal(member, "nothing")).toEqual(["BAD_USER_INPUT", "key"]);
    expect(await refusal(member, "")).toEqual(["BAD_USER_INPUT", "key"]);
  }
  await accept(member, key);
  expect((await accept(member, key)).errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
  expect((await read()).foundedYear).toBe(2015);
});

it("cost as many statements, however many solutions there are", async () => {
  for (let number = 0; number < 5; number++)
    await createSolution(app, { vendor, description: "It is used by Ajax." });
  const count = async () => {
    app.database.statements.length = 0;
    await suggested();
    return app.database.statements.length;
  };
  const several = await count();
  await sql("delete from solutions where vendor_id = ?", [vendor.id]);
  expect(await count()).toBe(several);
});
