import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { recordAuditEvents } from "./record-audit-event.ts";

let app: TestApp;
let admin: SignedInClient;
let vendor: { id: number; name: string };
beforeAll(async () => {
  app = await startTestApp("empty");
  const user = await createUser(app, {
    role: "admin",
    username: "rana",
    firstName: "Rana",
    lastName: "Vidal",
  });
  admin = await signIn(app, user);
  vendor = await createVendor(app, { name: "=Acme" });
  const solution = await createSolution(app);
  const em = app.database.orm.em.fork();
  const by = { kind: "session", id: user.id, role: "admin", sessionId: 1 } as const;
  await recordAuditEvents({ em, actor: by }, [
    { action: "vendor.updated", subject: vendor.id, changes: { foundedYear: { before: 1999, after: 2001 } } },
    { action: "solution.published", subject: solution.id, changes: { tags: { after: ["a", "b"] } } },
    { action: "account.signed_in", subject: user.id },
  ]);
  await recordAuditEvents({ em, actor: { kind: "system" } }, [{ action: "catalog.imported" }]);
});
afterAll(() => app.stop());

interface Entry {
  description: string;
  action: string;
  actorUsername: string | null;
  subjectPath: string | null;
  changes: object[];
}
const QUERY = `query ($filter: AuditEntryFilter, $after: String, $first: Int) {
  auditEntries(filter: $filter, after: $after, first: $first) {
    nodes { description action actorUsername subjectPath changes { field before after } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const read = async (filter: object = {}, page: object = { first: 50 }) => {
  const { data, errors } = await admin.execute<{
    auditEntries: { nodes: Entry[]; pageInfo: { endCursor: string | null } };
  }>(QUERY, { filter, ...page });
  expect(errors).toBeUndefined();
  return data.auditEntries;
};
const actions = async (filter: object) => (await read(filter)).nodes.map(({ action }) => action);

describe("the trail", () => {
  it("says who did what to what, and what it changed, in one statement", async () => {
    app.database.statements.length = 0;
    const { nodes } = await read({ actor: "rana" });
    expect(app.database.statements.filter((statement) => statement.includes("audit_entries"))).toHaveLength(
      1,
    );
    expect(nodes.map(({ description }) => description)).toEqual([
      "Rana Vidal signed in",
      expect.stringMatching(/^Rana Vidal published the solution ./),
      "Rana Vidal updated the vendor =Acme",
    ]);
    expect(nodes[2]).toMatchObject({
      subjectPath: `/vendors/${vendor.id}`,
      changes: [{ field: "Founded year", before: "1999", after: "2001" }],
    });
    expect(nodes[1]?.changes).toEqual([{ field: "Tags", before: null, after: "a, b" }]);
  });

  it("is filtered by actor, action, subject and day", async () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(await actions({ actor: "system" })).toEqual(["catalog.imported"]);
    expect(await actions({ actor: String(admin.userId), signIns: false })).toHaveLength(2);
    expect(await actions({ actor: "nobody" })).toEqual([]);
    expect(await actions({ actions: ["vendor.updated", "catalog.imported"] })).toHaveLength(2);
    expect(await actions({ subject: "vendor" })).toEqual(["vendor.updated"]);
    expect(await actions({ subject: `vendor:${vendor.id}` })).toEqual(["vendor.updated"]);
    expect(await actions({ subject: "vendor:999" })).toEqual([]);
    expect(await actions({ from: today, to: today })).toHaveLength(4);
    expect(await actions({ to: "2020-01-01" })).toEqual([]);
    expect(await actions({ from: "2999-01-01" })).toEqual([]);
  });

  it("is paged without gaps", async () => {
    const seen: string[] = [];
    for (let after: string | null = ""; after !== null; ) {
      const page: Awaited<ReturnType<typeof read>> = await read({}, { first: 1, ...(after && { after }) });
      seen.push(...page.nodes.map(({ action }) => action));
      after = page.nodes.length > 0 ? page.pageInfo.endCursor : null;
    }
    expect(seen).toEqual(await actions({}));
  });

  it.each([{ from: "yesterday" }, { from: "2024-02-30" }])("refuses %o", async (filter) => {
    expect((await admin.execute(QUERY, { filter, first: 5 })).errors).toBeDefined();
  });

  it("is read over REST, and downloaded safely for spreadsheets", async () => {
    const list = await (await admin.fetch("/api/admin/audit-logs?actor=rana&action=vendor.updated")).json();
    expect(list).toMatchObject([
      { actorKind: "session", description: "Rana Vidal updated the vendor =Acme" },
    ]);
    const file = await admin.fetch("/api/admin/audit-logs.csv");
    expect(file.headers.get("content-disposition")).toMatch(/audit-logs-export-[\d-]+\.csv/);
    const text = await file.text();
    expect(text.split("\r\n")[0]).toBe(
      "Time,Who,Account ID,Action,Description,Subject,Subject ID,Changes,Address,Request",
    );
    expect(text).toContain("Founded year: 1999 -> 2001");
    expect(text).toMatch(/\d{4}-\d\d-\d\dT[\d:.]+Z,rana/);
    const recent = await (await admin.fetch("/api/admin/recent-activities")).json();
    expect(recent).toHaveLength(4);
    expect(recent[1]).toMatchObject({ description: "The system imported into the catalog" });
  });

  it("is for administrators only", async () => {
    const member = await signIn(app, await createUser(app));
    for (const path of ["audit-logs", "audit-logs.csv", "recent-activities"]) {
      expect((await app.fetch(`/api/admin/${path}`)).status).toBe(401);
      expect((await member.fetch(`/api/admin/${path}`)).status).toBe(403);
    }
  });
});
