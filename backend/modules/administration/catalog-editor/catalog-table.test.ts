import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createCategory } from "../../../testing/factories/category.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createPaper } from "../../../testing/factories/paper.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { pngOf, upload } from "../../../testing/pictures.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";
import { CatalogKinds } from "./kinds/catalog-kind.ts";
import { CATALOG_LABELS } from "./kinds/kinds.rules.ts";
import { TABLES } from "./kinds/tables.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("demo");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());

interface Found {
  catalogRecords: {
    totalCount: number;
    nodes: { id: string; label: string; state: string | null; editor: string; version: number }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}
const find = (by: TestClient, variables: Record<string, unknown>) =>
  by.execute<Found>(
    `query ($kind: CatalogKind!, $search: String, $state: String, $sort: CatalogOrder! = NAME,
        $first: Int! = 10, $after: String) {
      catalogRecords(kind: $kind, search: $search, state: $state, sort: $sort, first: $first, after: $after) {
        totalCount nodes { id label state editor version } pageInfo { hasNextPage endCursor }
      }
    }`,
    variables,
  );
const codeOf = ({ errors }: Awaited<ReturnType<TestClient["execute"]>>) => errors?.[0]?.extensions?.code;

describe.each(Object.entries(CatalogKinds))("%s", (kind, key) => {
  it.each(["NAME", "NEWEST"])("are walked by %s, page by page, each once", async (sort) => {
    const seen: string[] = [];
    let after: string | null = null;
    let total = 0;
    do {
      const { data, errors }: Awaited<ReturnType<typeof find>> = await find(admin, {
        kind,
        sort,
        after,
        first: 7,
      });
      expect(errors).toBeUndefined();
      total = data.catalogRecords.totalCount;
      seen.push(...data.catalogRecords.nodes.map(({ id }) => id));
      after = data.catalogRecords.pageInfo.hasNextPage ? data.catalogRecords.pageInfo.endCursor : null;
    } while (after);
    expect(total).toBeGreaterThan(0);
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });

  it("are searched literally, and filtered by each of their states", async () => {
    expect((await find(admin, { kind, search: "%_\\" })).data.catalogRecords.totalCount).toBe(0);
    const { states } = CATALOG_LABELS[key];
    expect([...states].sort()).toEqual(Object.keys(TABLES[key].states ?? {}).sort());
    for (const state of states) {
      const { nodes } = (await find(admin, { kind, state })).data.catalogRecords;
      for (const node of nodes) expect(node.state).toBe(state);
    }
    expect(codeOf(await find(admin, { kind, state: "nowhere" }))).toBe("BAD_USER_INPUT");
  });
});

it("takes a statement a page, whatever its length, and one for the total", async () => {
  const count = async (first: number) => {
    app.database.statements.length = 0;
    await find(admin, { kind: "SOLUTIONS", first });
    return app.database.statements.length;
  };
  expect(await count(1)).toBe(3);
  expect(await count(50)).toBe(3);
});

it("shows solutions' drafts with their editor, but nobody's draft of a posting", async () => {
  const draft = await createSolution(app, { title: "Catalog draft", status: "draft" });
  await createOpportunity(app, { title: "Catalog draft", stage: "draft" });
  const of = async (kind: string) => (await find(admin, { kind, search: "catalog dr" })).data.catalogRecords;
  expect((await of("SOLUTIONS")).nodes).toMatchObject([
    { state: "draft", editor: `/solutions/${draft.id}-catalog-draft/edit` },
  ]);
  expect((await of("OPPORTUNITIES")).totalCount).toBe(0);
});

it("is for administrators only, and refuses forged cursors and pages that are too large", async () => {
  const other = await signIn(app, await createUser(app));
  expect(codeOf(await find(app, { kind: "PAPERS" }))).toBe("UNAUTHENTICATED");
  expect(codeOf(await find(other, { kind: "PAPERS" }))).toBe("FORBIDDEN");
  const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  for (const after of [
    "x",
    forged(null),
    forged(["papers", "name", 1, 1]),
    forged(["papers", "name", "a\u0000", 1]),
    forged(["papers", "name", "a", 2 ** 40]),
    forged(["solutions", "name", "a", 1]),
  ])
    expect(codeOf(await find(admin, { kind: "PAPERS", after }))).toBe("BAD_USER_INPUT");
  expect(codeOf(await find(admin, { kind: "PAPERS", first: 101 }))).toBe("BAD_USER_INPUT");
  expect(codeOf(await find(admin, { kind: "PAPERS", search: "x".repeat(201) }))).toBe("BAD_USER_INPUT");
});

describe("removing", () => {
  const remove = (kind: string, id: number, version = 1) =>
    admin.execute(
      `mutation ($kind: CatalogKind!, $id: ID!, $version: Int!) {
        removeCatalogRecord(kind: $kind, id: $id, version: $version) }`,
      { kind, id: String(id), version },
    );

  it("what others refer to is refused, and says by what", async () => {
    const category = await createCategory(app, { name: "Used twice" });
    const vendor = await createVendor(app, { categories: [category.name] });
    await createSolution(app, { vendor, category: "Used twice" });
    const refused = await remove("CATEGORIES", category.id);
    expect(codeOf(refused)).toBe("CONFLICT");
    expect(refused.errors?.[0]?.message).toBe(
      "“Used twice” can't be removed: 1 solution and 1 vendor refer to it.",
    );
    expect((await remove("VENDORS", vendor.id)).errors?.[0]?.message).toContain("1 solution");
  });

  it("an unused vendor and a saved paper is done, with what people marked", async () => {
    const vendor = await createVendor(app);
    expect(
      (await upload(admin, { kind: "vendor", id: vendor.id, role: "logo" }, await pngOf(90, 90))).status,
    ).toBe(201);
    const named =
      "update vendors set logo_source = 'https://north.example/a.png' where id = ? returning version";
    const [row] = await app.database.orm.em.fork().execute<{ version: number }[]>(named, [vendor.id]);
    expect((await remove("VENDORS", vendor.id, row?.version)).errors).toBeUndefined();
    const paper = await createPaper(app, { topics: ["Removal"] });
    const save = "mutation ($id: ID!) { setBookmark(kind: PAPER, id: $id, saved: true) { __typename } }";
    expect((await admin.execute(save, { id: String(paper.id) })).errors).toBeUndefined();
    expect((await remove("PAPERS", paper.id)).errors).toBeUndefined();
  });
});
