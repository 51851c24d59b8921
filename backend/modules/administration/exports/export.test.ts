import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin", username: "rana" }));
});
afterAll(() => app.stop());

const sql = (query: string) => app.database.orm.em.fork().execute<Record<string, unknown>[]>(query);
const download = async (kind: string) => {
  const response = await admin.fetch(`/api/admin/export/${kind}`);
  return { response, lines: (await response.text()).trimEnd().split("\r\n") };
};
const acts = async () => (await sql("select from audit_entries where action = 'data.exported'")).length;

describe("an export", () => {
  it.each([
    ["users", "id,username,email,"],
    ["solutions", "id,title,description,category,vendor,"],
    ["vendors", "id,name,description,website,"],
    ["opportunities", "id,title,organization,type,"],
    ["analytics", "day,views,bookmarks,"],
  ])("of %s is a file named by kind and day, recorded once", async (kind, head) => {
    await createOpportunity(app);
    await createSolution(app, { title: `=cmd|'/C calc'!A0 ${kind}` });
    const before = await acts();
    const { response, lines } = await download(kind);
    expect(response.status).toBe(200);
    const today = new Date().toISOString().slice(0, 10);
    expect(response.headers.get("content-disposition")).toContain(`${kind}-export-${today}.csv`);
    expect(lines[0]?.startsWith(head)).toBe(true);
    expect(lines.length).toBeGreaterThan(1);
    expect(response.headers.get("x-total-count")).toBe(String(lines.length - 1));
    expect(lines.join("\n")).not.toMatch(/(^|,)=/m);
    expect(await acts()).toBe(before + 1);
  });

  it("has every row once, in statements of 500, while others are added, changed and removed", async () => {
    await sql(`insert into users (username, email, first_name, last_name)
      select 'many-' || n, 'many-' || n || '@people.example', 'A', 'B' from generate_series(1, 1700) n`);
    const there = (await sql("select id from users order by id")).map(({ id }) => String(id));
    app.database.statements.length = 0;
    const response = await admin.fetch("/api/admin/export/users");
    const changing = sql("update users set first_name = 'C' where username like 'many-%'");
    const adding = createUser(app);
    const [text] = await Promise.all([response.text(), changing, adding]);
    const ids = text
      .trimEnd()
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(",")[0]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(there.filter((id) => !ids.includes(id))).toEqual([]);
    const pages = app.database.statements.filter((statement) => statement.includes('as "#"'));
    expect(pages.length).toBeLessThanOrEqual(5);
  });

  it("leaves out drafts and erased accounts", async () => {
    const draft = await createSolution(app, { status: "draft", title: "Not yet" });
    const { id } = await createUser(app, { username: "gone", isActive: false, anonymizedAt: new Date() });
    expect((await download("solutions")).lines.join("\n")).not.toContain(draft.title);
    expect((await download("users")).lines.some((line) => line.startsWith(`${id},`))).toBe(false);
  });

  it("writes dates as ISO 8601 and lists as JSON", async () => {
    await createVendor(app, { name: "Listed", categories: ["Video", "Wearables"] });
    const line = (await download("vendors")).lines.find((one) => one.includes("Listed"));
    expect(line).toContain('"[""Video"",""Wearables""]"');
    expect(line).toMatch(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it("is refused for others, for other kinds and for forged cursors", async () => {
    const member = await signIn(app, await createUser(app));
    expect((await app.fetch("/api/admin/export/users")).status).toBe(401);
    expect((await member.fetch("/api/admin/export/users")).status).toBe(403);
    const before = await acts();
    expect((await download("passwords")).response.status).toBe(404);
    const forged = '{ exportPage(kind: "users", place: "1; drop") { rows } }';
    expect((await admin.execute(forged)).errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
    expect(await acts()).toBe(before);
  });
});
