import { afterAll, beforeAll, expect, it } from "vitest";
import { restRoutes } from "../../rest/routes.ts";
import { createUser, signIn } from "../../testing/accounts.ts";
import { hostileCallsOf } from "../../testing/corpus/each-place.ts";
import { leakOf, restFault } from "../../testing/corpus/faults.ts";
import type { RestCall } from "../../testing/corpus/rest-calls.ts";
import { createBlogPost } from "../../testing/factories/blog-post.ts";
import { startTestApp, type TestApp, type TestClient } from "../../testing/servers/test-app.ts";

/** So many at a time, after which somebody else calls and no limit is used up. */
const BATCH = 24;
/** What only somebody who knows our GraphQL, or JavaScript, understands. */
const JARGON = /Variable|GraphQL|got invalid|Cannot (query|return|read)|Expected|undefined|\[object|NaN/;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("demo");
  await createBlogPost(app, { title: "Corpus post", slug: "corpus-post" });
});
afterAll(() => app.stop());

/** What is wrong with the answer to a call; undefined if nothing is. */
async function faultOf(client: TestClient, { path, ...init }: RestCall): Promise<string | undefined> {
  const response = await client.fetch(path, init);
  const answer = { status: response.status, text: await response.text() };
  const jargon = answer.status < 400 ? undefined : JARGON.exec(answer.text)?.[0];
  const fault = restFault(answer) ?? leakOf(answer, true) ?? (jargon && `${jargon}: ${answer.text}`);
  return fault && `${init.method} ${path.slice(0, 200)} ${init.body?.slice(0, 200)}: ${fault.slice(0, 500)}`;
}

it("answers hostile values in every place of every call as it should", async () => {
  const calls = restRoutes.flatMap(hostileCallsOf);
  expect(calls.length).toBeGreaterThan(3_000);
  const faults: unknown[] = [];
  for (let start = 0; start < calls.length; start += BATCH) {
    await app.database.orm.em.fork().execute("delete from rate_limits");
    const administrator = await signIn(app, await createUser(app, { role: "admin" }));
    const batch = calls.slice(start, start + BATCH);
    faults.push(...(await Promise.all(batch.map((call) => faultOf(administrator, call)))));
  }
  expect(faults.filter(Boolean)).toEqual([]);
  expect(app.logs).toEqual([]);
});
