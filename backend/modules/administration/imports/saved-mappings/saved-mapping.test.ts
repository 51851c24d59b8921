import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());

const MAPPING = {
  leaveOut: [{ from: "State", is: ["gone", "closed"] }],
  fields: {
    name: { from: ["First", "Second"], join: " " },
    country: { from: "Land", translate: { DE: "Germany" }, default: "France" },
    foundedYear: { from: "Since", number: "1.234,5" },
    places: { from: "Offices", split: ",", take: "all" },
    city: { from: "Offices", split: ",", take: "first" },
    stage: { value: "seed" },
  },
};
const SAVE = `mutation ($name: String!, $mapping: String!, $version: Int) {
  saveImportMapping(input: { name: $name, kind: "vendors", mapping: $mapping }, version: $version) { id version columns } }`;
const save = (variables: object, client: TestClient = admin) =>
  client.execute<{ saveImportMapping: { id: string; version: number; columns: string[] } }>(SAVE, {
    name: "Clubs",
    mapping: JSON.stringify(MAPPING),
    ...variables,
  });
const codeOf = ({ errors }: { errors?: readonly { extensions?: { code?: unknown } }[] | undefined }) =>
  errors?.[0]?.extensions?.code;

it("is saved by name, offered for files with its columns, used, and removed", async () => {
  const csv = `First,Second,Land,Since,Offices,State
Acme,Sports,DE,1.990,"Bonn, Paris, Rome",open
Other,One,,2001,,gone
Third,Two,,2001,Oslo,open
`;
  const sent = await admin.fetch("/uploads/imports?name=clubs.csv", {
    method: "POST",
    body: csv,
    headers: { "content-type": "application/octet-stream" },
  });
  const { id } = (await sent.json()) as { id: string };
  const saved = await save({});
  expect(saved.data.saveImportMapping.columns).toEqual(
    expect.arrayContaining(["First", "Second", "Land", "Since", "Offices", "State"]),
  );
  const { data } = await admin.execute<{
    importUpload: { looked: number; columns: object[]; mappings: { name: string; mapping: string }[] };
  }>(
    `query ($id: ID!) { importUpload(id: $id, kind: "vendors") {
      looked columns { name filled distinct problems } mappings { name mapping } } }`,
    { id },
  );
  const { looked, columns, mappings } = data.importUpload;
  expect([looked, mappings.map(({ name }) => name)]).toEqual([3, ["Clubs"]]);
  expect(columns).toContainEqual({ name: "Land", filled: 33, distinct: 1, problems: [] });
  expect(columns).toContainEqual(
    expect.objectContaining({ name: "Since", problems: ["May be two numbers, choose a format: 1"] }),
  );
  const input = { uploadId: id, kind: "vendors", source: "clubs", mapping: mappings[0]?.mapping };
  const started = await admin.execute<{ startImport: { id: string } }>(
    "mutation ($input: ImportInput!) { startImport(input: $input) { id } }",
    { input },
  );
  await app.runJobs();
  const report = await admin.execute<{ importRun: { notes: string[]; run: object } }>(
    "query ($id: ID!) { importRun(id: $id) { notes errors { message } run { status created } } }",
    { id: started.data.startImport.id },
  );
  expect(report.data.importRun).toMatchObject({ errors: [], run: { status: "WRITTEN", created: 2 } });
  expect(report.data.importRun.notes).toContain("Left out by the mapping's conditions: 1 row.");
  expect(
    await app.database.orm.em
      .fork()
      .execute("select name, country, founded_year, city, places, stage from vendors order by id"),
  ).toEqual([
    {
      name: "Acme Sports",
      country: "Germany",
      founded_year: 1990,
      city: "Bonn",
      places: ["Bonn", "Paris", "Rome"],
      stage: "seed",
    },
    {
      name: "Third Two",
      country: "France",
      founded_year: 2001,
      city: "Oslo",
      places: ["Oslo"],
      stage: "seed",
    },
  ]);

  expect(codeOf(await save({}))).toBe("CONFLICT");
  expect(codeOf(await save({ version: 7 }))).toBe("CONFLICT");
  expect((await save({ version: 1 })).data.saveImportMapping.version).toBe(2);
  const remove = (version: number, client: TestClient = admin) =>
    client.execute(
      "mutation ($id: ID!, $version: Int!) { removeImportMapping(id: $id, version: $version) }",
      {
        id: saved.data.saveImportMapping.id,
        version,
      },
    );
  expect(codeOf(await remove(1))).toBe("CONFLICT");
  expect(codeOf(await remove(2))).toBeUndefined();
  expect(codeOf(await remove(2))).toBe("NOT_FOUND");
});

it.each([
  ["no JSON", "{"],
  ["a list", "[]"],
  ["no required field", '{"fields":{"country":"Land"}}'],
  ["an unknown number format", '{"fields":{"name":{"from":"a","number":"1_000"}}}'],
  ["a condition without a test", '{"fields":{"name":"a"},"leaveOut":[{"from":"a"}]}'],
  ["two tests in a condition", '{"fields":{"name":"a"},"leaveOut":[{"from":"a","is":"x","contains":"y"}]}'],
  ["an unknown step", '{"fields":{"name":{"from":"a","splt":","}}}'],
])("is refused when it is %s", async (_, mapping) => {
  expect(codeOf(await save({ name: "Bad", mapping }))).toBe("BAD_USER_INPUT");
});

it("is for administrators", async () => {
  const person = await signIn(app, await createUser(app));
  expect(codeOf(await save({}, person))).toBe("FORBIDDEN");
  expect(codeOf(await save({}, app))).toBe("UNAUTHENTICATED");
});
