import { afterAll, beforeAll, expect, it } from "vitest";
import { createSolution } from "../../../testing/factories/solution.ts";
import { sharedSearchNode } from "../../../testing/servers/search-node.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { searchEngineOf } from "../engine/engine-of.ts";
import { readDatabaseIdentity } from "../live/database-identity.ts";
import { FORMAT } from "./cluster-document.ts";
import { SearchCluster } from "./search-cluster.ts";

let app: TestApp;
let cluster: SearchCluster;
let own: string;
beforeAll(async () => {
  const { url } = await sharedSearchNode();
  app = await startTestApp("empty", { SEARCH_URL: url });
  cluster = new SearchCluster([url]);
  own = `sportstech-${await readDatabaseIdentity(em())}`;
});
afterAll(async () => {
  await cluster?.close();
  await app?.stop();
});

const em = () => app.database.orm.em.fork();
const work = () => searchEngineOf(em()).work?.(em());
const ask = async (method: string, path: string, body?: object) => {
  const request = { method, path, ...(body && { body }) };
  const answer = await cluster.ask((client) => client.transport.request(request, { ignore: [404] }));
  return { status: answer.statusCode, body: answer.body };
};
/** An index as a release with another format has it, last up to date some hours ago. */
const make = async (name: string, hours?: number) => {
  await ask("PUT", `/_index_template/${name}`, { index_patterns: [`${name}-made-*`], template: {} });
  await ask("PUT", `/${name}-made-1`, { aliases: { [name]: {} } });
  if (hours === undefined) return;
  const [row] = await em().execute<{ at: string }[]>("select (now() - ? * interval '1 hour')::text as at", [
    hours,
  ]);
  await ask("PUT", `/${name}-made-1/_doc/state`, { state: { ...row, filling: null } });
};
/** Whether the index and the template of a name are there. */
const isThere = async (name: string) => {
  const paths = [`/${name}-made-1`, `/_index_template/${name}`];
  return Promise.all(paths.map(async (path) => (await ask("HEAD", path)).status === 200));
};

it("deletes indexes of earlier formats once this one serves and nobody has brought them up to date for half a day", async () => {
  const [unused, empty, used, later] = [1, 2, 3, 4]
    .map((step) => `${own}-${FORMAT - step}`)
    .with(3, `${own}-${FORMAT + 1}`) as [string, string, string, string];
  const ofOthers = `${own}0-${FORMAT - 1}`;
  await make(unused, 13);
  await make(empty);
  await make(used, 11);
  await make(later, 13);
  await make(ofOthers, 13);
  await createSolution(app, { title: "Astrolabe" });
  await work();
  // This one was only made by that: another instance may have gone away meanwhile.
  expect(await isThere(unused)).toEqual([true, true]);
  await work();
  const all = [unused, empty, used, later, ofOthers];
  expect(await Promise.all(all.map(isThere))).toEqual([
    [false, false],
    [false, false],
    [true, true],
    [true, true],
    [true, true],
  ]);
  const found = await app.execute<{ search: { totalCount: number } }>(
    `{ search(text: "astrolabe") { totalCount } }`,
  );
  expect(found.data.search.totalCount).toBe(1);
});

it("a search asks the database as often with synonyms as without, and sees each one that changes", async () => {
  const count = async (text: string) =>
    (
      await app.execute<{ search: { totalCount: number } }>(
        "query ($text: String!) { search(text: $text) { totalCount } }",
        { text },
      )
    ).data.search.totalCount;
  expect(await count("planisphere")).toBe(0);
  const statementsOf = async (text: string) => {
    app.database.statements.length = 0;
    await count(text);
    return app.database.statements.filter((sql) => sql.includes("search_changes"));
  };
  expect(await statementsOf("planisphere")).toHaveLength(1);
  await em().execute(
    "insert into search_synonyms (term, means, status) values ('planisphere', 'astrolabe', 'active')",
  );
  expect(await count("planisphere")).toBe(1);
  // Also one that the job took in before this process searched.
  await em().execute("delete from search_synonyms where term = 'planisphere'");
  await work();
  expect(await count("planisphere")).toBe(0);
  expect(await statementsOf("planisphere")).toHaveLength(1);
});
