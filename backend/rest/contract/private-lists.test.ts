import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../testing/accounts.ts";
import { createApplication } from "../../testing/factories/application.ts";
import { createOpportunity } from "../../testing/factories/opportunity.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

let app: TestApp;
let applicant: SignedInClient;
let owner: SignedInClient;
let stranger: SignedInClient;
let admin: SignedInClient;
/** More than a page of a download. */
const MANY = 130;
let last: number;

beforeAll(async () => {
  app = await startTestApp("empty");
  const [writer, poster] = [await createUser(app), await createUser(app)];
  applicant = await signIn(app, writer);
  owner = await signIn(app, poster);
  stranger = await signIn(app, await createUser(app));
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  for (let n = 1; n <= MANY; n += 1) {
    const opportunity = await createOpportunity(app, { title: `Call ${n}`, ownerUser: poster });
    last = opportunity.id;
    await createApplication(app, { applicant: writer, opportunity, text: n === 1 ? "=1+1" : "We can." });
  }
  await app.database.orm.em
    .fork()
    .execute(
      `insert into import_runs (kind, source, file_name, status) values ('solutions', 'list', 'list.csv', 'written')`,
    );
});
afterAll(() => app.stop());

const linesOf = async (client: SignedInClient, path: string) => {
  const response = await client.fetch(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("no-store");
  return (await response.text()).trimEnd().split("\r\n").slice(1);
};

describe("the download of a private list", () => {
  it.each([
    ["/api/applications/own.csv", () => applicant],
    ["/api/applications/received.csv", () => owner],
  ])("%s is whole, for its owner only, and safe from formulas", async (path, reader) => {
    const lines = await linesOf(reader(), path);
    expect(lines).toHaveLength(MANY);
    expect(lines.filter((line) => line.includes("'=1+1"))).toHaveLength(1);
    expect(lines[0]).toContain(",Opportunity,Call ");
    expect(lines[0]).toContain(",Submitted,");
    expect(await linesOf(stranger, path)).toEqual([]);
    expect((await app.fetch(path)).status).toBe(401);
  });

  it("is filtered as its screen is", async () => {
    expect(await linesOf(owner, "/api/applications/received.csv?status=accepted")).toEqual([]);
    expect(await linesOf(owner, "/api/applications/received.csv?status=submitted")).toHaveLength(MANY);
    expect(await linesOf(owner, "/api/applications/received.csv?status=in-review")).toEqual([]);
    expect(await linesOf(owner, `/api/applications/received.csv?opportunity=${last}`)).toHaveLength(1);
  });

  it.each(["/api/postings/own.csv", "/api/reviews/own.csv"])("%s is refused to visitors", async (path) => {
    expect((await app.fetch(path)).status).toBe(401);
    expect(await linesOf(stranger, path)).toEqual([]);
  });

  it("of imports is for administrators; members have their organizations' only", async () => {
    const [line] = await linesOf(admin, "/api/admin/imports.csv");
    expect(line).toContain(",solutions,list,list.csv,Imported,");
    expect(await linesOf(stranger, "/api/admin/imports.csv")).toEqual([]);
    expect((await app.fetch("/api/admin/imports.csv")).status).toBe(401);
  });
});
