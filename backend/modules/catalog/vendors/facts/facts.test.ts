import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
let owner: SignedInClient;
let stranger: SignedInClient;
let organization: { id: number };
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  const user = await createUser(app);
  owner = await signIn(app, user);
  stranger = await signIn(app, await createUser(app));
  organization = await createOrganization(app, { members: [[user, "owner"]] });
});
afterAll(() => app.stop());

const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);
const refusal = ({ errors }: Awaited<ReturnType<TestClient["execute"]>>) => ({
  code: errors?.[0]?.extensions?.code,
  fields: errors?.[0]?.extensions?.fields,
});
interface Shown {
  stage: string | null;
  languages: string[];
  certifications: string[];
  totalFunding: number | null;
  latestRoundAt: string | null;
  version: number;
  fundingRounds: object[];
  facts: { field: string; source: string; isOld: boolean }[];
}
const FIELDS = `version stage headcountBand languages certifications customers totalFunding latestRoundAt
  fundingRounds { kind year month day amount currency investors source } facts { field source isOld }`;
const read = async (id: number) =>
  (await app.execute<{ vendor: Shown }>(`{ vendor(id: ${id}) { ${FIELDS} } }`)).data.vendor;
const update = (by: TestClient, id: number, version: number, input: Record<string, unknown>) =>
  by.execute(
    "mutation ($id: ID!, $input: VendorInput!, $v: Int!) { updateVendor(id: $id, input: $input, version: $v) { id } }",
    { id, v: version, input: { description: "Words", categoryIds: [], ...input } },
  );
const setRounds = (by: TestClient, id: number, version: number, rounds: Record<string, unknown>[]) =>
  by.execute(
    `mutation ($id: ID!, $rounds: [FundingRoundInput!]!, $v: Int!) {
      setFundingRounds(id: $id, rounds: $rounds, version: $v) { id } }`,
    {
      id,
      v: version,
      rounds: rounds.map((round) => ({ kind: "SEED", year: 2024, currency: "USD", investors: [], ...round })),
    },
  );
const sourcesOf = ({ facts }: Shown) => Object.fromEntries(facts.map(({ field, source }) => [field, source]));

describe("a fact about a company", () => {
  it("has a source and a date, by whoever states it, and none once it isn't stated", async () => {
    const vendor = await createVendor(app, { organization, country: "Norway" });
    expect(sourcesOf(await read(vendor.id))).toEqual({ country: "IMPORT" });
    const { name } = vendor;
    const facts = {
      stage: "SEED",
      languages: ["English", "Norwegian", "English"],
      certifications: ["ISO_27001"],
    };
    expect((await update(owner, vendor.id, 1, { name, country: "Norway", ...facts })).errors).toBeUndefined();
    const stated = await read(vendor.id);
    expect(stated).toMatchObject({
      stage: "SEED",
      languages: ["English", "Norwegian"],
      certifications: ["ISO_27001"],
    });
    expect(sourcesOf(stated)).toEqual({
      certifications: "MEMBER",
      country: "IMPORT",
      languages: "MEMBER",
      stage: "MEMBER",
    });
    await update(admin, vendor.id, 2, { name, country: "Norway", ...facts, stage: "SERIES_A" });
    expect(sourcesOf(await read(vendor.id)).stage).toBe("ADMINISTRATOR");
    await update(owner, vendor.id, 3, { name, country: null, ...facts, stage: null });
    expect(Object.keys(sourcesOf(await read(vendor.id)))).toEqual(["certifications", "languages"]);
  });

  it("stays as it is for a client that doesn't know it", async () => {
    const vendor = await createVendor(app, { organization, stage: "seed", customers: ["Rovers"] });
    await update(owner, vendor.id, 1, { name: vendor.name });
    expect(await read(vendor.id)).toMatchObject({ stage: "SEED", customers: ["Rovers"] });
  });

  it("that nobody confirmed for two years says so, until a member confirms it", async () => {
    const vendor = await createVendor(app, { organization, stage: "seed", country: "Kenya" });
    await sql("update vendor_facts set confirmed_at = now() - interval '25 months' where vendor_id = ?", [
      vendor.id,
    ]);
    expect((await read(vendor.id)).facts.map(({ isOld }) => isOld)).toEqual([true, true]);
    const confirm = (by: TestClient, fields?: string[]) =>
      by.execute(
        "mutation ($id: ID!, $fields: [String!]) { confirmVendorFacts(id: $id, fields: $fields) { id } }",
        {
          id: vendor.id,
          fields,
        },
      );
    expect(refusal(await confirm(app)).code).toBe("UNAUTHENTICATED");
    expect(refusal(await confirm(stranger)).code).toBe("FORBIDDEN");
    expect(refusal(await confirm(owner, ["nothing"])).fields).toEqual({ fields: expect.any(String) });
    expect((await confirm(owner, ["stage"])).errors).toBeUndefined();
    expect((await read(vendor.id)).facts).toEqual([
      { field: "country", source: "IMPORT", isOld: true },
      { field: "stage", source: "MEMBER", isOld: false },
    ]);
    await confirm(owner);
    expect((await read(vendor.id)).facts.some(({ isOld }) => isOld)).toBe(false);
  });
});

describe("funding rounds", () => {
  it("are kept with the date as far as it is known, and add up in dollars", async () => {
    const vendor = await createVendor(app, { organization });
    const rounds = [
      { kind: "PRE_SEED", year: 2021, amount: 400_000, investors: ["Ana Lopes"] },
      {
        kind: "SEED",
        year: 2024,
        month: 2,
        day: 29,
        amount: 2_000_000,
        currency: "EUR",
        source: "https://news.example/a",
      },
      { kind: "GRANT", year: 2024, month: 1 },
    ];
    expect((await setRounds(owner, vendor.id, 1, rounds)).errors).toBeUndefined();
    const funded = await read(vendor.id);
    expect(funded).toMatchObject({
      totalFunding: 2_700_000,
      latestRoundAt: "2024-02-29T00:00:00.000Z",
      fundingRounds: [
        { kind: "SEED", year: 2024, month: 2, day: 29, currency: "EUR", source: "https://news.example/a" },
        { kind: "GRANT", month: 1, day: null, amount: null },
        { kind: "PRE_SEED", month: null, investors: ["Ana Lopes"] },
      ],
    });
    expect(sourcesOf(funded)).toEqual({ funding: "MEMBER" });
    expect(refusal(await setRounds(owner, vendor.id, 1, [])).code).toBe("CONFLICT");
    await sql("update exchange_rates set usd = 1.2 where currency = 'EUR'");
    expect((await read(vendor.id)).totalFunding).toBe(2_800_000);
    await setRounds(owner, vendor.id, funded.version, []);
    expect(await read(vendor.id)).toMatchObject({ totalFunding: null, latestRoundAt: null, facts: [] });
  });

  it.each([
    [{ year: 1492 }, "rounds[0].year"],
    [{ month: 13 }, "rounds[0].month"],
    [{ month: 2, day: 30 }, "rounds[0].day"],
    [{ day: 3 }, "rounds[0].day"],
    [{ amount: -1 }, "rounds[0].amount"],
    [{ amount: 1.5 }, "rounds[0].amount"],
    [{ currency: "dollars" }, "rounds[0].currency"],
    [{ currency: "XYZ" }, "rounds[0].currency"],
    [{ source: "javascript:alert(1)" }, "rounds[0].source"],
  ])("aren't %j", async (round, field) => {
    const vendor = await createVendor(app, { organization });
    const { fields } = refusal(await setRounds(owner, vendor.id, 1, [round]));
    expect(fields).toEqual({ [field]: expect.any(String) });
  });

  it("are for members and administrators", async () => {
    const vendor = await createVendor(app, { organization });
    expect(refusal(await setRounds(app, vendor.id, 1, [])).code).toBe("UNAUTHENTICATED");
    expect(refusal(await setRounds(stranger, vendor.id, 1, [])).code).toBe("FORBIDDEN");
    expect(refusal(await setRounds(owner, 999_999, 1, [])).code).toBe("NOT_FOUND");
    const many = Array.from({ length: 31 }, () => ({}));
    expect(refusal(await setRounds(owner, vendor.id, 1, many)).code).toBe("BAD_USER_INPUT");
  });
});

describe("the list of vendors", () => {
  it("is filtered and ordered by facts, with counts", async () => {
    const [seed, grown, plain] = [
      await createVendor(app, {
        organization,
        name: "Factual One",
        stage: "seed",
        headcountBand: "1-10",
        languages: ["English", "Danish"],
        certifications: ["ce"],
      }),
      await createVendor(app, {
        organization,
        name: "Factual Two",
        stage: "series-a",
        headcountBand: "51-200",
        languages: ["English"],
        certifications: ["ce", "iso-27001"],
      }),
      await createVendor(app, { organization, name: "Factual Three" }),
    ];
    await setRounds(owner, seed.id, 1, [{ year: new Date().getUTCFullYear(), month: 1, amount: 500_000 }]);
    await setRounds(owner, grown.id, 1, [{ year: 2019, amount: 9_000_000 }]);
    const ask = async (filter: object | null, sort = "NAME") => {
      const { data } = await app.execute<{
        vendors: { nodes: { name: string }[]; facets: Record<string, { value: string; count: number }[]> };
      }>(
        `query ($filter: VendorFilter, $sort: VendorSort!) { vendors(search: "Factual", filter: $filter, sort: $sort, first: 10) {
          nodes { name } facets { stages { value count } certifications { value count } languages { value count } } } }`,
        { filter, sort },
      );
      return data.vendors;
    };
    const names = async (filter: object | null, sort?: string) =>
      (await ask(filter, sort)).nodes.map(({ name }) => name.replace("Factual ", ""));
    expect(await names({ stages: ["SEED"] })).toEqual(["One"]);
    expect(await names({ headcountBands: ["FROM_51_TO_200", "UP_TO_10"] })).toEqual(["One", "Two"]);
    expect(await names({ certifications: ["ISO_27001"] })).toEqual(["Two"]);
    expect(await names({ languages: ["Danish"] })).toEqual(["One"]);
    expect(await names({ minFunding: 1_000_000 })).toEqual(["Two"]);
    expect(await names({ latestRound: 730 })).toEqual(["One"]);
    expect(await names(null, "FUNDING")).toEqual(["Two", "One", "Three"]);
    expect(await names(null, "LATEST_ROUND")).toEqual(["One", "Two", "Three"]);
    expect(await names(null, "HEADCOUNT")).toEqual(["Two", "One", "Three"]);
    expect(await names(null, "REVENUE")).toEqual(["Three", "Two", "One"]);
    expect(await names({ foundedWithin: 5 })).toEqual([]);
    const { facets } = await ask(null);
    expect(facets.certifications).toEqual([
      { value: "CE", count: 2 },
      { value: "ISO_27001", count: 1 },
    ]);
    expect(facets.stages?.map(({ count }) => count)).toEqual([1, 1]);
    const rest = await (await app.fetch(`/api/vendors/${grown.id}`)).json();
    expect(rest).toMatchObject({
      stage: "series-a",
      headcountBand: "from-51-to-200",
      certifications: ["ce", "iso-27001"],
      totalFunding: 9_000_000,
    });
    const csv = await (await app.fetch("/api/vendors.csv?search=Factual")).text();
    expect(csv.split("\n")[0]).toContain("Stage,Headcount,Revenue,Certifications,Total funding (USD)");
    expect(csv).toContain("CE marking; ISO 27001");
    expect(plain.id).toBeGreaterThan(0);
  });
});
