import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
let person: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  person = await signIn(app, await createUser(app));
});
afterAll(() => app.stop());

const INPUT = { name: "List", kind: "solutions", location: "https://catalog.example/list.csv" };
const ADD = "mutation ($input: SyncSourceInput!) { addSyncSource(input: $input) { id version } }";
const EDIT = `mutation ($id: ID!, $input: SyncSourceInput!, $version: Int!) {
  editSyncSource(id: $id, input: $input, version: $version) { id version location } }`;
const ENABLE = `mutation ($id: ID!, $enabled: Boolean!, $version: Int!) {
  setSyncSourceEnabled(id: $id, enabled: $enabled, version: $version) { id version enabled } }`;
const REMOVE = "mutation ($id: ID!, $version: Int!) { removeSyncSource(id: $id, version: $version) }";
const sources = async () =>
  (
    await admin.execute<{ syncSources: { name: string }[] }>(
      "{ syncSources { name schedule enabled version } }",
    )
  ).data.syncSources;

it("keeps sources: stale edits are refused, each act is recorded once", async () => {
  const { data } = await admin.execute<{ addSyncSource: { id: string } }>(ADD, { input: INPUT });
  const { id } = data.addSyncSource;
  const input = { ...INPUT, schedule: "daily" };
  const edits = await Promise.all([1, 2].map(() => admin.execute(EDIT, { id, input, version: 1 })));
  expect(edits.map(({ errors }) => errors?.[0]?.extensions?.code).sort()).toEqual(["CONFLICT", undefined]);
  const stale = edits.find(({ errors }) => errors);
  expect(stale?.errors?.[0]?.extensions?.fields).toHaveProperty("version");
  expect(await sources()).toEqual([{ name: "List", schedule: "daily", enabled: true, version: 2 }]);
  await admin.execute(ENABLE, { id, enabled: false, version: 2 });
  await admin.execute(ENABLE, { id, enabled: true, version: 3 });
  await admin.execute(ENABLE, { id, enabled: true, version: 4 });
  expect((await admin.execute(REMOVE, { id, version: 3 })).errors?.[0]?.extensions?.code).toBe("CONFLICT");
  expect((await admin.execute(REMOVE, { id, version: 4 })).errors).toBeUndefined();
  expect((await admin.execute(REMOVE, { id, version: 4 })).errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
  const acts = await app.database.orm.em
    .fork()
    .execute<{ action: string }[]>("select action from audit_entries where action like 'sync%' order by id");
  expect(acts.map(({ action }) => action.replace("sync_source.", ""))).toEqual([
    "added",
    "edited",
    "disabled",
    "enabled",
    "removed",
  ]);
});

it.each([
  ["name", { name: "" }],
  ["name", { name: "a:b" }],
  ["kind", { kind: "people" }],
  ["location", { location: "http://catalog.example/list.csv" }],
  ["location", { location: "https://192.168.1.1/list.csv" }],
  ["location", { location: "https://[::1]/list.csv" }],
  ["location", { location: "https://localhost/list.csv" }],
  ["location", { location: "https://LOCALHOST.:8443/list.csv" }],
  ["location", { location: "https://intranet/list.csv" }],
  ["location", { location: "https://printer.local/list.csv" }],
  ["location", { location: "https://0x7f000001/list.csv" }],
  ["location", { location: "https://0251.0376.0251.0376/list.csv" }],
  ["location", { location: "https://[fe80::1]/list.csv" }],
  ["location", { location: "localhost/list.csv" }],
  ["location", { location: "127.0.0.1:8080/list.csv" }],
  ["location", { location: "//catalog.example/list.csv" }],
  ["location", { location: "printer.local/list.csv" }],
  ["location", { location: "https://me:secret@catalog.example/list.csv" }],
  ["location", { location: "file:///etc/passwd.csv" }],
  ["location", { location: "/etc/passwd.csv" }],
  ["location", { location: "a/../../b.csv" }],
  ["format", { location: "https://catalog.example/list" }],
  ["format", { format: "exe" }],
  ["mapping", { mapping: "{" }],
  ["mapping", { mapping: "7" }],
  ["mapping", { mapping: '{ "fields": { "nothing": "a" } }' }],
  ["schedule", { schedule: "hourly" }],
])("refuses a bad %s: %o", async (field, change) => {
  const { errors } = await admin.execute(ADD, { input: { ...INPUT, name: "Other", ...change } });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { [field]: expect.any(String) },
  });
});

it.each([
  { location: "https://catalog.example/feed.xml" },
  { location: "https://catalog.example/list.csv.gz" },
  { location: "https://catalog.example/feed", format: "rss" },
])("takes every format that the import reads: %o", async (change) => {
  const input = { ...INPUT, name: "Further", ...change };
  const { data, errors } = await admin.execute<{ addSyncSource: { id: string } }>(ADD, { input });
  expect(errors).toBeUndefined();
  await admin.execute(REMOVE, { id: data.addSyncSource.id, version: 1 });
});

it("completes an address without its scheme; a file's name and a folder's stay", async () => {
  const add = async (location: string) => {
    const { data } = await admin.execute<{ addSyncSource: { id: string; location: string } }>(
      "mutation ($input: SyncSourceInput!) { addSyncSource(input: $input) { id version location } }",
      { input: { ...INPUT, name: "Completed", location, format: "csv" } },
    );
    await admin.execute(REMOVE, { id: data.addSyncSource.id, version: 1 });
    return data.addSyncSource.location;
  };
  for (const address of [
    "catalog.example/list.csv",
    "www.catalog.example",
    "catalog.example:8443/list",
    "catalog.example?a=b",
    "HTTPS://catalog.example/list.csv",
  ])
    expect(await add(address)).toBe(`https://${address.replace(/^HTTPS:\/\//, "")}`);
  for (const file of ["list.csv", "list.txt", "partners/list.csv", "2026.01/list.csv"])
    expect(await add(file)).toBe(file);
});

it("takes each name once, also at the same time", async () => {
  const answers = await Promise.all(
    ["Twice", "TWICE"].map((name) => admin.execute(ADD, { input: { ...INPUT, name } })),
  );
  expect(answers.map(({ errors }) => errors?.[0]?.extensions?.code).sort()).toEqual(["CONFLICT", undefined]);
});

it("is for administrators", async () => {
  for (const [client, code] of [
    [app, "UNAUTHENTICATED"],
    [person, "FORBIDDEN"],
  ] as const) {
    const calls = [
      client.execute("{ syncSources { name } }"),
      client.execute("{ syncRun { id } }"),
      client.execute("{ syncResults { nodes { id } } }"),
      client.execute("mutation { syncData { id } }"),
      client.execute(ADD, { input: INPUT }),
      client.execute(EDIT, { id: "1", input: INPUT, version: 1 }),
      client.execute(ENABLE, { id: "1", enabled: true, version: 1 }),
      client.execute(REMOVE, { id: "1", version: 1 }),
    ];
    for (const { errors } of await Promise.all(calls)) expect(errors?.[0]?.extensions?.code).toBe(code);
  }
});
