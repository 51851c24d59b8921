import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSchema } from "../../graphql/schema.ts";
import { restRoutes } from "../../rest/routes.ts";
import { createUser, signIn } from "../../testing/accounts.ts";
import {
  type Answered,
  graphqlFault,
  leakOf,
  restFault,
  SECRET_DOMAIN,
  SECRET_PHONE,
} from "../../testing/corpus/faults.ts";
import { type GraphqlCall, graphqlCalls } from "../../testing/corpus/graphql-calls.ts";
import { type RestCall, restCalls } from "../../testing/corpus/rest-calls.ts";
import { createBlogComment } from "../../testing/factories/blog-comment.ts";
import { createBlogPost } from "../../testing/factories/blog-post.ts";
import { createDemoRequest } from "../../testing/factories/demo-request.ts";
import { createReview } from "../../testing/factories/review.ts";
import { startTestApp, type TestApp, type TestClient } from "../../testing/servers/test-app.ts";

/** `npm run corpus` makes many more, other ones each time. */
const { CORPUS_CALLS, CORPUS_SEED } = process.env;
const CALLS = Number(CORPUS_CALLS ?? 2_000);
const SEED = Number(CORPUS_SEED ?? (CORPUS_CALLS ? Date.now() % 2 ** 31 : 20_000));
/** After so many calls everybody signs in again, and no limit is used up: calls sign out, and end accounts. */
const BATCH = 40;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("demo");
  const email = `corpus-bystander@${SECRET_DOMAIN}`;
  const bystander = await createUser(app, {
    username: "corpus-bystander",
    email,
    phone: SECRET_PHONE,
    password: "Correct-horse-7-battery",
  });
  const post = await createBlogPost(app, { title: "Corpus post", slug: "corpus-post" });
  await createBlogComment(app, { post, author: bystander });
  await createReview(app, { author: bystander });
  await createDemoRequest(app, { email });
});
afterAll(() => app.stop());

/** Nobody, a person and an administrator, each with a session of their own. */
async function callers() {
  await app.database.orm.em.fork().execute("delete from rate_limits");
  return {
    nobody: app as TestClient,
    person: await signIn(app, await createUser(app)),
    administrator: await signIn(app, await createUser(app, { role: "admin" })),
  };
}

type Call = { readonly by: keyof Awaited<ReturnType<typeof callers>> } & (
  | { readonly graphql: GraphqlCall }
  | { readonly rest: RestCall }
);

async function send(client: TestClient, call: Call): Promise<Answered> {
  const { path, ...init } =
    "rest" in call
      ? call.rest
      : {
          path: "/graphql",
          method: "POST",
          headers: { "content-type": "application/json", accept: "application/graphql-response+json" },
          body: JSON.stringify(call.graphql),
        };
  const response = await client.fetch(path, init);
  return { status: response.status, text: await response.text() };
}

const graphql = graphqlCalls(createSchema());
const rest = restCalls(restRoutes);
const calls: fc.Arbitrary<Call> = fc
  .constantFrom<Call["by"]>("nobody", "person", "administrator")
  .chain((by) =>
    fc.oneof(
      graphql.map((call) => ({ by, graphql: call })),
      rest.map((call) => ({ by, rest: call })),
    ),
  );

it(
  `answers ${CALLS} random calls as it should (CORPUS_SEED=${SEED})`,
  async () => {
    const faults: string[] = [];
    let clients = await callers();
    for (const [index, call] of fc.sample(calls, { seed: SEED, numRuns: CALLS }).entries()) {
      if (index % BATCH === 0) clients = await callers();
      app.logs.length = 0;
      const answer = await send(clients[call.by], call);
      const fault =
        ("rest" in call ? restFault(answer) : graphqlFault(answer)) ??
        leakOf(answer, call.by === "administrator") ??
        app.logs[0];
      if (fault) faults.push(`${JSON.stringify(call).slice(0, 1_000)}: ${fault.slice(0, 1_000)}`);
    }
    expect(faults).toEqual([]);
  },
  30 * 60_000,
);
