import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createCategory } from "../../../testing/factories/category.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";
import { CATALOG_FORMS, type FormKind } from "./forms/forms.rules.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  await createCategory(app, { kind: "paper", name: "Biomechanics" });
  await createCategory(app, { kind: "trend", name: "Wearables" });
});
afterAll(() => app.stop());

type Texts = Readonly<Record<string, string>>;
interface Saved {
  id: string;
  label: string;
  version: number;
}
const list = (texts: Texts) => Object.entries(texts).map(([name, value]) => ({ name, value }));
const create = (by: TestClient, kind: string, texts: Texts) =>
  by.execute<{ createCatalogRecord: Saved }>(
    `mutation ($kind: CatalogKind!, $values: [CatalogValueInput!]!) {
      createCatalogRecord(kind: $kind, values: $values) { id label version }
    }`,
    { kind: kind.toUpperCase(), values: list(texts) },
  );
const update = (by: TestClient, kind: string, id: string, version: number, texts: Texts) =>
  by.execute<{ updateCatalogRecord: Saved }>(
    `mutation ($kind: CatalogKind!, $id: ID!, $values: [CatalogValueInput!]!, $version: Int!) {
      updateCatalogRecord(kind: $kind, id: $id, values: $values, version: $version) { id label version }
    }`,
    { kind: kind.toUpperCase(), id, version, values: list(texts) },
  );
const remove = (by: TestClient, kind: string, id: string, version: number) =>
  by.execute(
    `mutation ($kind: CatalogKind!, $id: ID!, $version: Int!) {
      removeCatalogRecord(kind: $kind, id: $id, version: $version)
    }`,
    { kind: kind.toUpperCase(), id, version },
  );
const entry = async (kind: string, id: string) => {
  const { data } = await admin.execute<{
    catalogEntry: { version: number; values: { name: string; value: string }[] } | null;
  }>(
    "query ($kind: CatalogKind!, $id: ID!) { catalogEntry(kind: $kind, id: $id) { version values { name value } } }",
    { kind: kind.toUpperCase(), id },
  );
  return (
    data.catalogEntry && Object.fromEntries(data.catalogEntry.values.map(({ name, value }) => [name, value]))
  );
};
const refusal = ({ errors }: Awaited<ReturnType<TestClient["execute"]>>) => ({
  code: errors?.[0]?.extensions?.code,
  fields: errors?.[0]?.extensions?.fields,
  message: errors?.[0]?.message,
});

/** A record of each kind, as its form would send it, and a field that an edit changes. */
const RECORDS: Record<FormKind, { texts: Texts; change: Texts; bad: Texts }> = {
  papers: {
    texts: {
      title: "Load in rowers",
      authors: "Ada Low\nBo Ek",
      university: "Aldermoor University",
      category: "biomechanics",
      topics: "Load",
      abstract: "Words; with | signs.",
      venue: "",
      publishedDate: "2026-03-31",
      citations: "7",
      openAccess: "true",
      fullTextUrl: "",
      doi: "10.5555/load",
    },
    change: { title: "Load in scullers" },
    bad: { publishedDate: "2026-02-31", doi: "load" },
  },
  partners: {
    texts: {
      universityName: "Northfield University",
      collaborationType: "Research",
      description: "Words.",
      city: "Northfield",
      country: "Norway",
      website: "https://northfield.example",
      contactEmail: "desk@northfield.example",
      partnerSince: "2024-05-01",
    },
    change: { city: "Oslo" },
    bad: { website: "javascript:alert(1)" },
  },
  topics: {
    texts: { topic: "Sleep", description: "Words." },
    change: { description: "Others." },
    bad: { topic: "" },
  },
  trends: {
    texts: {
      title: "Smaller sensors",
      category: "Wearables",
      description: "Words.",
      impactScore: "7.5",
      sentiment: "positive",
      measure: "Price",
      unit: "dollars",
      observations: "2026-01-31 | 12.5\n2026-02-28 | 11",
      source: "A report",
      note: "",
    },
    change: { observations: "2026-01-31 | 12.5\n2026-02-28 | 11\n2026-03-31 | 10" },
    bad: { observations: "2026-01-31 | many" },
  },
  figures: {
    texts: {
      kind: "segment",
      name: "Wearables",
      position: "3",
      valueUsd: "12000000000",
      growthPercent: "8.5",
      companies: "40",
      breakdown: "Rings | 2000000000 | 5\nWatches | 10000000000",
      asOf: "2026-06-30",
      source: "A report",
      note: "",
    },
    change: { valueUsd: "13000000000" },
    bad: { valueUsd: "-1" },
  },
  quarters: {
    texts: {
      year: "2026",
      quarter: "2",
      amountUsd: "900000000",
      deals: "12",
      breakdown: "Video | 900000000 | 12",
      asOf: "2026-06-30",
      source: "A report",
      note: "",
    },
    change: { deals: "13" },
    bad: { quarter: "5" },
  },
  claims: {
    texts: {
      key: "matchAccuracy",
      label: "Match accuracy",
      text: "94%",
      value: "94",
      isTarget: "false",
      asOf: "2026-06-30",
      source: "Our own test",
      note: "",
    },
    change: { text: "95%", value: "95" },
    bad: { asOf: "" },
  },
  categories: {
    texts: { kind: "solution", name: "Video Analysis", description: "Words." },
    change: { name: "Video & Tracking" },
    bad: { name: "x".repeat(81) },
  },
};

describe.each(Object.entries(RECORDS))("%s", (kind, { texts, change, bad }) => {
  const [field = ""] = Object.keys(bad);
  it("are added, shown as they were typed, changed and removed, each with its entry in the trail", async () => {
    const made = (await create(admin, kind, texts)).data.createCatalogRecord;
    const shown = await entry(kind, made.id);
    const category = texts.category && { category: kind === "papers" ? "Biomechanics" : "Wearables" };
    expect(shown).toEqual({ ...texts, ...category });
    const changed = await update(admin, kind, made.id, 1, change);
    expect(changed.errors).toBeUndefined();
    expect(changed.data.updateCatalogRecord.version).toBe(2);
    expect(await entry(kind, made.id)).toEqual({ ...shown, ...change });
    expect((await remove(admin, kind, made.id, 2)).errors).toBeUndefined();
    expect(await entry(kind, made.id)).toBeNull();
    const trail = await app.database.orm.em
      .fork()
      .execute<{ action: string; text: string }[]>(
        "select action, a::text as text from audit_entries a order by id desc limit 3",
      );
    expect(trail.map(({ action }) => action.split(".")[1])).toEqual(["removed", "updated", "created"]);
    for (const { text } of trail) expect(text).not.toContain("@northfield");
  });

  it("are made once, however often their form is sent at once", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(admin, kind, texts)));
    const made = answers.filter(({ errors }) => !errors);
    expect(made).toHaveLength(1);
    for (const answer of answers.filter(({ errors }) => errors))
      expect(refusal(answer).code).toBe("CONFLICT");
    await remove(admin, kind, made[0]?.data.createCatalogRecord.id ?? "", 1);
  });

  it("refuse bad input at its field, also what an edit would make of them", async () => {
    const refused = { code: "BAD_USER_INPUT", fields: { [field]: expect.any(String) } };
    expect(refusal(await create(admin, kind, { ...texts, ...bad }))).toMatchObject(refused);
    const { id } = (await create(admin, kind, texts)).data.createCatalogRecord;
    expect(refusal(await update(admin, kind, id, 1, bad))).toMatchObject(refused);
    expect(refusal(await create(admin, kind, { ...texts, nonsense: "x" })).code).toBe("BAD_USER_INPUT");
    await remove(admin, kind, id, 1);
  });

  it("are never overwritten or removed by what was based on another version", async () => {
    const { id } = (await create(admin, kind, texts)).data.createCatalogRecord;
    const answers = await Promise.all([1, 2, 3].map(() => update(admin, kind, id, 1, change)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const stale = { code: "CONFLICT", fields: { version: expect.any(String) } };
    expect(refusal(await update(admin, kind, id, 1, change))).toMatchObject(stale);
    expect(refusal(await remove(admin, kind, id, 1))).toMatchObject(stale);
    expect((await remove(admin, kind, id, 2)).errors).toBeUndefined();
    expect(refusal(await remove(admin, kind, id, 2)).code).toBe("NOT_FOUND");
    expect(refusal(await update(admin, kind, id, 2, change)).code).toBe("NOT_FOUND");
  });
});

it("is for administrators only, and only for kinds without an editor of their own", async () => {
  const { texts } = RECORDS.topics;
  const other = await signIn(app, await createUser(app));
  expect(refusal(await create(app, "topics", texts)).code).toBe("UNAUTHENTICATED");
  expect(refusal(await create(other, "topics", texts)).code).toBe("FORBIDDEN");
  expect(refusal(await update(other, "topics", "1", 1, texts)).code).toBe("FORBIDDEN");
  expect(refusal(await remove(other, "topics", "1", 1)).code).toBe("FORBIDDEN");
  expect(refusal(await create(admin, "solutions", {})).code).toBe("BAD_USER_INPUT");
  expect(refusal(await remove(admin, "solutions", "1", 1)).code).toBe("BAD_USER_INPUT");
  expect(Object.keys(RECORDS)).toEqual(Object.keys(CATALOG_FORMS));
});
