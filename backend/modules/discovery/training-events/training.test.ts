import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let client: SignedInClient;
const ids: string[] = [];
const vendors: string[] = [];
beforeAll(async () => {
  app = await startTestApp("empty");
  for (const title of ["Match Eye", "Clip Cutter", "Replay Room", "Sweat Patch"]) {
    const solution = await createSolution(app, { title, category: "Video Analysis", sports: ["Rowing"] });
    ids.push(String(solution.id));
    vendors.push(String(solution.vendor.id));
  }
});
afterAll(() => app.stop());
beforeEach(async () => {
  await run("truncate training_events");
  client = await signIn(app, await createUser(app));
});

const run = (sql: string, values: unknown[] = []) => app.database.orm.em.fork().execute(sql, values);
const kept = async () => {
  const rows = (await run(
    "select kind, solution_id::text as id from training_events where user_id = ? order by 1, 2",
    [client.userId],
  )) as { kind: string; id: string }[];
  return rows.map(({ kind, id }) => [kind, ids.indexOf(id)]);
};
const succeed = async (query: string, variables = {}) => {
  const { errors } = await client.execute(query, variables);
  expect(errors).toBeUndefined();
};
const view = (id = ids[0]) =>
  client.fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": "Mozilla/5.0 Firefox/140.0" },
    body: JSON.stringify({ query: `mutation { noteRecordView(kind: SOLUTION, id: "${id}") }` }),
  });
const save = (id = ids[1]) =>
  succeed(`mutation { setBookmark(kind: SOLUTION, id: "${id}", saved: true) { __typename } }`);
const compare = (...compared: (string | undefined)[]) =>
  client.execute<{ noteComparison: boolean }>("mutation ($ids: [ID!]!) { noteComparison(ids: $ids) }", {
    ids: compared,
  });
const doEverything = async () => {
  await view();
  await save();
  await compare(ids[2], ids[3]);
  await succeed(
    `mutation ($key: String!) { beginConversation(vendorId: "${vendors[2]}", key: $key,
       input: { text: "Can we try it?", solutionId: "${ids[2]}" }) { id } }`,
    { key: crypto.randomUUID() },
  );
  await succeed(`mutation { dismissRecommendation(solutionId: "${ids[3]}") { message } }`);
};
const EVERYTHING = [
  ["compare", 2],
  ["compare", 3],
  ["contact", 2],
  ["dismiss", 3],
  ["save", 1],
  ["view", 0],
];

describe("what people do with solutions", () => {
  it("is kept once a day", async () => {
    await doEverything();
    await view();
    await compare(ids[3], ids[2]);
    expect(await kept()).toEqual(EVERYTHING);
  });

  it("counts a shortlist as saving", async () => {
    const { data } = await client.execute<{ createShortlist: { id: string } }>(
      'mutation { createShortlist(name: "Film") { id } }',
    );
    await succeed(
      `mutation { addToShortlist(shortlistId: "${data.createShortlist.id}", kind: SOLUTION, id: "${ids[2]}") { id } }`,
    );
    expect(await kept()).toEqual([["save", 2]]);
  });

  it("isn't kept of who doesn't allow it, and is forgotten when they no longer do", async () => {
    await doEverything();
    await succeed("mutation { updatePrivacy(input: { dataAnalytics: false }) { id } }");
    expect(await kept()).toEqual([]);
    await compare(ids[0], ids[1]);
    await view(ids[3]);
    expect(await kept()).toEqual([]);
  });

  it("is exported with the account", async () => {
    await save();
    const { data } = await client.execute<{ exportMyData: { content: string } }>(
      "{ exportMyData { content } }",
    );
    expect(JSON.parse(data.exportMyData.content).activityForSuggestions).toMatchObject([
      { kind: "save", solution: "Clip Cutter" },
    ]);
  });

  it("is nothing of visitors, and no comparison of one or five", async () => {
    const visitor = await app.execute<{ noteComparison: boolean }>(
      `mutation { noteComparison(ids: ["${ids[0]}", "${ids[1]}"]) }`,
    );
    expect(visitor.data.noteComparison).toBe(false);
    expect((await compare(ids[0])).errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
    expect((await compare(...ids, "5")).errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
    expect((await compare("x", "999999")).errors).toBeUndefined();
    expect(await kept()).toEqual([]);
  });
});
