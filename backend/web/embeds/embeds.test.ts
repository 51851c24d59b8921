import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, signIn } from "../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

interface Found {
  edges: { node: { id: string } }[];
}

let app: TestApp;
let ids: { solution: string; vendor: string; opportunity: string };
beforeAll(async () => {
  app = await startTestApp("demo", {}, async () => ({ status: 200, html: "" }));
  const { data } = await app.execute<Record<"solutions" | "vendors" | "opportunities", Found>>(
    `{ solutions(search: "Mouthline", first: 1) { edges { node { id } } } vendors(first: 1) { edges { node { id } } }
      opportunities(first: 1) { edges { node { id } } } }`,
  );
  const idOf = ({ edges: [edge] }: Found) => edge?.node.id ?? "";
  ids = {
    solution: idOf(data.solutions),
    vendor: idOf(data.vendors),
    opportunity: idOf(data.opportunities),
  };
});
afterAll(() => app.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  app.fetch(path, { headers: { accept: "text/html", ...headers } });

it("a record is a card that any site may frame, without scripts, cookies and visitors", async () => {
  const response = await get(`/embed/solutions/${ids.solution}-whatever?theme=dark`);
  expect(response.status).toBe(200);
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors *");
  expect(policy).not.toContain("script-src");
  expect(response.headers.get("x-frame-options")).toBeNull();
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  const page = await response.text();
  expect(page).toContain(`<html lang="en" data-theme="dark">`);
  expect(page).toContain(">Mouthline</a></h1>");
  expect(page).toContain(`target="_blank" rel="noopener"`);
  expect(page).not.toContain("<script");
});

it("each section has cards and lists", async () => {
  for (const [section, id] of [
    ["solutions", ids.solution],
    ["vendors", ids.vendor],
    ["opportunities", ids.opportunity],
  ]) {
    expect([section, (await get(`/embed/${section}/${id}`)).status]).toEqual([section, 200]);
    const list = await (await get(`/embed/${section}?first=3`)).text();
    expect([section, list.match(/<li>/g)?.length]).toEqual([section, 3]);
  }
});

it("a list is narrowed by words and by whose records they are", async () => {
  const found = await (await get("/embed/solutions?search=Mouthline")).text();
  expect(found.match(/<li>/g)).toHaveLength(1);
  const grants = await (await get("/embed/opportunities?type=research&first=20")).text();
  expect(grants).toContain("Research · ");
  expect(grants).not.toContain("Technology · ");
  expect(grants).not.toContain("Closed");
  const none = await (await get("/embed/solutions?search=qwertzuiop")).text();
  expect(none).toContain("Nothing is listed here at the moment.");
});

it("what a record says is no markup", async () => {
  await app.database.orm.em
    .fork()
    .execute("update solutions set title = ?, description = ? where id = ?", [
      `<img src=x onerror="alert(1)">`,
      `"><script>alert(1)</script>`,
      ids.solution,
    ]);
  const page = await (await get(`/embed/solutions/${ids.solution}`)).text();
  expect(page).not.toMatch(/<script|<img src=x/);
  const answer = (await (
    await get(`/oembed?url=${encodeURIComponent(`${app.config.publicUrl}/solutions/${ids.solution}-x`)}`)
  ).json()) as { html: string };
  expect(answer.html.match(/</g)).toHaveLength(2);
});

it("shows what everyone sees, also to those who see more", async () => {
  const admin = await signIn(app, await createUser(app, { role: "admin" }));
  await app.database.orm.em
    .fork()
    .execute("update vendors set status = 'withdrawn' where id = ?", [ids.vendor]);
  const response = await admin.fetch(`/embed/vendors/${ids.vendor}`, { headers: { accept: "text/html" } });
  expect(response.status).toBe(404);
  expect(response.headers.get("content-security-policy")).toContain("frame-ancestors *");
});

describe("bad input", () => {
  it.each([
    ["/embed/users/1", 404],
    ["/embed/constructor", 404],
    ["/embed/solutions/999999", 404],
    ["/embed/solutions/99999999999", 404],
    ["/embed/solutions/abc", 404],
    ["/embed/solutions?first=0", 400],
    ["/embed/solutions?first=21", 400],
    ["/embed/solutions?first=1&first=2", 400],
    ["/embed/solutions?theme=blue", 400],
    ["/embed/solutions?nothing=1", 400],
    ["/embed", 404],
    ["/embed/solutions/1/2", 404],
    [`/embed/solutions?search=${"x".repeat(201)}`, 400],
    ["/oembed", 400],
    ["/oembed?url=nothing", 400],
    ["/oembed?url=https%3A%2F%2Felsewhere.example%2Fsolutions%2F1", 404],
    ["/oembed?url=http%3A%2F%2Flocalhost&format=xml", 501],
  ])("%s: %i", async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});

it("oEmbed names the frame of a page, no larger than asked", async () => {
  const url = encodeURIComponent(`${app.config.publicUrl}/opportunities/${ids.opportunity}-x`);
  const response = await get(`/oembed?url=${url}&maxwidth=300`);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(await response.json()).toMatchObject({
    type: "rich",
    version: "1.0",
    provider_name: "SportsTech Hub",
    width: 300,
    html: expect.stringContaining(`/embed/opportunities/${ids.opportunity}-`),
  });
  expect((await get(`/oembed?url=${url}&maxheight=-1`)).status).toBe(400);
});
