import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";
import { fillIndex } from "../../../../testing/suites/filled-index.ts";
import { encodeNodeId } from "../../../platform/nodes/node-id.ts";

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
const act = (name: "withdrawVendor" | "restoreVendor") => (by: TestClient, id: number, version: number) =>
  by.execute<Record<string, { status: string; version: number; solutionCount: number }>>(
    `mutation { ${name}(id: ${id}, version: ${version}) { status version solutionCount withdrawnByAdministrator } }`,
  );
const [withdraw, restore] = [act("withdrawVendor"), act("restoreVendor")];
const codeOf = ({ errors }: Awaited<ReturnType<TestClient["execute"]>>) => errors?.[0]?.extensions?.code;

/** What a visitor finds of a vendor and its solution, by where they look. */
async function foundBy(by: TestClient, { id, name }: { id: number; name: string }, solution: number) {
  await fillIndex(app);
  const { data } = await by.execute<Record<string, unknown>>(
    `query ($node: ID!, $name: String!) {
      vendor(id: ${id}) { id } node(id: $node) { nodeId } solution(id: ${solution}) { id }
      vendors(search: $name) { nodes { id } } solutions(filter: { vendors: [${id}] }) { nodes { id } }
      search(text: $name) { nodes { title } } statistics { vendorCount solutions } }`,
    { node: encodeNodeId({ type: "Vendor", id }), name },
  );
  const text = async (path: string) => (await by.fetch(path)).text();
  const status = async (path: string) => (await by.fetch(path)).status;
  return {
    data,
    rest: await status(`/api/vendors/${id}`),
    files: [
      (await text("/api/vendors.csv")).includes(name),
      (await text("/sitemap.xml")).includes(`/vendors/${id}-`),
    ],
  };
}

const FACTS = (id: unknown) =>
  sql("select status, withdrawn_with_vendor as with_vendor from solutions where vendor_id = ? order by id", [
    id,
  ]);

describe("a withdrawn vendor", () => {
  it("is found nowhere with what it offers, until it is restored", async () => {
    const vendor = await createVendor(app, { name: "Quillfeather Timing", organization });
    const { id: solution } = await createSolution(app, { vendor, title: "Quillfeather Gate" });
    await createSolution(app, { vendor, status: "withdrawn" });
    const before = await foundBy(app, vendor, solution);
    expect(before).toMatchObject({
      data: {
        vendor: { id: String(vendor.id) },
        vendors: { nodes: [{}] },
        solutions: { nodes: [{}] },
        search: {
          nodes: expect.arrayContaining([{ title: "Quillfeather Timing" }, { title: "Quillfeather Gate" }]),
        },
      },
      rest: 200,
      files: [true, true],
    });
    const done = await withdraw(owner, vendor.id, 1);
    expect(done.data.withdrawVendor).toEqual({
      status: "WITHDRAWN",
      version: 2,
      solutionCount: 0,
      withdrawnByAdministrator: false,
    });
    const [counts] = [before.data.statistics as { vendorCount: number; solutions: number }];
    const hidden = await foundBy(stranger, vendor, solution);
    expect(hidden).toEqual({
      data: {
        vendor: null,
        node: null,
        solution: null,
        vendors: { nodes: [] },
        solutions: { nodes: [] },
        search: { nodes: [] },
        statistics: { vendorCount: counts.vendorCount - 1, solutions: counts.solutions - 1 },
      },
      rest: 404,
      files: [false, false],
    });
    expect((await foundBy(owner, vendor, solution)).rest).toBe(200);
    expect((await foundBy(admin, vendor, solution)).rest).toBe(200);
    expect((await restore(owner, vendor.id, 2)).data.restoreVendor).toMatchObject({
      status: "PUBLISHED",
      version: 3,
      solutionCount: 1,
    });
    expect(await foundBy(app, vendor, solution)).toEqual(before);
    expect(await FACTS(vendor.id)).toMatchObject([{ status: "published" }, { status: "withdrawn" }]);
    const acts = await sql(
      "select action from audit_entries where subject_kind = 'vendor' and subject_id = ? order by id",
      [vendor.id],
    );
    expect(acts.map(({ action }) => action)).toEqual(["vendor.withdrawn", "vendor.restored"]);
  });

  it("publishes nothing, whoever writes it", async () => {
    const vendor = await createVendor(app, { organization });
    const draft = await createSolution(app, { vendor, status: "draft" });
    await withdraw(owner, vendor.id, 1);
    const publish = `mutation { publishSolution(id: ${draft.id}, version: 1) { id } }`;
    expect(codeOf(await owner.execute(publish))).toBe("CONFLICT");
    await sql("update solutions set status = 'published' where id = ?", [draft.id]);
    await createSolution(app, { vendor });
    const kept = { status: "withdrawn", with_vendor: true };
    expect(await FACTS(vendor.id)).toEqual([kept, kept]);
    expect(codeOf(await admin.execute(`mutation { verifyVendor(id: ${vendor.id}) { id } }`))).toBe(
      "CONFLICT",
    );
  });

  it("can be neither claimed, written to nor asked", async () => {
    const vendor = await createVendor(app, { contactEmail: "hi@quill.example" });
    expect(codeOf(await withdraw(admin, vendor.id, 1))).toBeUndefined();
    const key = crypto.randomUUID();
    const asked = await stranger.execute(
      `mutation { beginConversation(vendorId: ${vendor.id}, input: { text: "Hello there" }, key: "${key}") { id } }`,
    );
    expect(codeOf(asked)).toBe("NOT_FOUND");
    const claimed = await stranger.execute(
      `mutation { requestVendorClaimCode(vendorId: ${vendor.id}, email: "me@quill.example") { __typename } }`,
    );
    expect(codeOf(claimed)).toBe("NOT_FOUND");
    const { data } = await stranger.execute(`{ vendorsToAsk(ids: [${vendor.id}]) { id } }`);
    expect(data).toEqual({ vendorsToAsk: [] });
  });
});

describe("withdrawing", () => {
  it("is for members and administrators, and of what they saw", async () => {
    const vendor = await createVendor(app, { organization });
    const codes = [app, stranger].map(async (by) => codeOf(await withdraw(by, vendor.id, 1)));
    expect(await Promise.all(codes)).toEqual(["UNAUTHENTICATED", "FORBIDDEN"]);
    expect(codeOf(await withdraw(owner, 999_999, 1))).toBe("NOT_FOUND");
    await sql("update vendors set version = 2 where id = ?", [vendor.id]);
    expect(codeOf(await withdraw(owner, vendor.id, 1))).toBe("CONFLICT");
    expect(await sql("select status from vendors where id = ?", [vendor.id])).toEqual([
      { status: "published" },
    ]);
  });

  it("happens once, also by two at the same time", async () => {
    const vendor = await createVendor(app, { organization });
    const answers = await Promise.all([owner, admin, owner].map((by) => withdraw(by, vendor.id, 1)));
    expect(answers.filter((answer) => codeOf(answer) === undefined).length).toBeGreaterThan(0);
    const acts = await sql("select from audit_entries where action = 'vendor.withdrawn' and subject_id = ?", [
      vendor.id,
    ]);
    expect(acts).toHaveLength(1);
  });

  it("by an administrator is told to the members, who can't take it back", async () => {
    const vendor = await createVendor(app, { organization, name: "Larkspur Labs" });
    await withdraw(admin, vendor.id, 1);
    expect(codeOf(await restore(owner, vendor.id, 2))).toBe("FORBIDDEN");
    const { data } = await owner.execute("{ notifications(first: 1) { nodes { title } } }");
    expect(data).toEqual({ notifications: { nodes: [{ title: "Larkspur Labs was withdrawn" }] } });
    expect(codeOf(await restore(admin, vendor.id, 2))).toBeUndefined();
  });

  it("waits for a solution that is being added, so that none stays public", async () => {
    const vendor = await createVendor(app, { organization });
    const category = (await createSolution(app)).category.id;
    const em = app.database.orm.em.fork();
    const added = em.transactional(async (inside) => {
      await inside.execute(
        `insert into solutions (title, slug, description, category_id, vendor_id) values ('Late', 'late', 'Late.', ?, ?)`,
        [category, vendor.id],
      );
      const withdrawn = withdraw(owner, vendor.id, 1);
      await waitingForLock();
      return { withdrawn };
    });
    const { withdrawn } = await added;
    expect(codeOf(await withdrawn)).toBeUndefined();
    expect(await FACTS(vendor.id)).toEqual([{ status: "withdrawn", with_vendor: true }]);
  });
});

async function waitingForLock(): Promise<void> {
  await expect
    .poll(() =>
      sql(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%for update%'",
      ),
    )
    .toHaveLength(1);
}
