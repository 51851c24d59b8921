import { hash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, signIn } from "../../testing/accounts.ts";
import { createVendor } from "../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../testing/servers/test-app.ts";
import { persistedQueries } from "./persisted-queries.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty", { ANSWER_MEMORY: "16" });
});
afterAll(() => app.stop());

const extensionsOf = (document: string) => ({
  persistedQuery: { version: 1, sha256Hash: hash("sha256", document) },
});
const send = (body: object, client: TestClient = app) =>
  client.fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
/** Asks by hash, or by hash and document, so that the hash is known from then on. */
const byHash = (document: string, client?: TestClient) =>
  send({ extensions: extensionsOf(document) }, client);
const register = (document: string) => send({ query: document, extensions: extensionsOf(document) });
const addressOf = (document: string, further: Record<string, string> = {}) =>
  `/graphql?${new URLSearchParams({ extensions: JSON.stringify(extensionsOf(document)), ...further })}`;
const NOT_FOUND = { errors: [{ extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] };

describe("a document's hash", () => {
  it("is asked for with the document once, and is enough from then on", async () => {
    const document = "query Once { __typename }";
    const unknown = await byHash(document);
    expect(await unknown.json()).toMatchObject(NOT_FOUND);
    expect(unknown.headers.get("cache-control")).toContain("private");
    const data = { data: { __typename: "Query" } };
    expect(await (await register(document)).json()).toMatchObject(data);
    expect(await (await byHash(document)).json()).toMatchObject(data);
    expect(await (await app.fetch(addressOf(document))).json()).toMatchObject(data);
  });

  it("is that of the document, in the one version there is", async () => {
    const extensions = extensionsOf("{ other: __typename }");
    expect((await send({ query: "{ __typename }", extensions })).status).toBe(400);
    expect(await (await byHash("{ other: __typename }")).json()).toMatchObject(NOT_FOUND);
    for (const persistedQuery of [{ version: 2, sha256Hash: "x" }, "x", { version: 1 }, []])
      expect(await (await send({ extensions: { persistedQuery } })).json()).toHaveProperty("errors");
  });

  it.each([
    ["doesn't exist", "{ nothing }"],
    ["is no GraphQL", "{"],
    ["costs too much", "{ vendors(first: 100) { nodes { solutions(first: 100) { nodes { id name } } } } }"],
  ])("isn't kept for what %s", async (_what, document) => {
    expect(await (await register(document)).json()).toHaveProperty("errors");
    expect(await (await byHash(document)).json()).toMatchObject(NOT_FOUND);
  });

  it("of a mutation does nothing by GET", async () => {
    const document = "mutation { signOut { message } }";
    await register(document);
    expect((await app.fetch(addressOf(document))).status).toBe(405);
  });
});

describe("an answer by hash and GET", () => {
  const document = "query Names { vendors(first: 3) { nodes { name } } }";

  it("is kept, may be stored, and is made anew after a change", async () => {
    await register(document);
    const read = (headers = {}) => app.fetch(addressOf(document), { headers });
    await read();
    app.database.statements.length = 0;
    const kept = await read();
    expect(app.database.statements).toEqual([]);
    expect(kept.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    const known = { "if-none-match": kept.headers.get("etag") ?? "", "cache-control": "max-age=0" };
    expect((await read(known)).status).toBe(304);
    await createVendor(app, { name: "Newly Founded" });
    await expect.poll(async () => (await read(known)).status).toBe(200);
    expect(await (await read()).text()).toContain("Newly Founded");
  });

  it("belongs to whoever asks with a session", async () => {
    const viewer = "query Viewer { viewer { username } }";
    await register(viewer);
    expect(await (await app.fetch(addressOf(viewer))).json()).toMatchObject({ data: { viewer: null } });
    const user = await createUser(app);
    const client = await signIn(app, user);
    const answer = await client.fetch(addressOf(viewer));
    expect(await answer.json()).toMatchObject({ data: { viewer: { username: user.username } } });
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(await (await byHash(viewer, client)).json()).toMatchObject({
      data: { viewer: { username: user.username } },
    });
  });
});

it("the memory is bounded: the least recently used goes first, and nothing long is kept", async () => {
  const store = persistedQueries(100);
  for (const key of ["a", "b", "c"]) await store.set(key, key.repeat(30));
  await store.get("a");
  await store.set("d", "d".repeat(30));
  expect([await store.get("a"), await store.get("b")]).toEqual(["a".repeat(30), undefined]);
  const large = persistedQueries();
  await large.set("long", "x".repeat(50_000));
  expect(await large.get("long")).toBeUndefined();
});
