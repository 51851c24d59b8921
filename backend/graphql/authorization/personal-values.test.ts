import {
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
} from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { restRoutes } from "../../rest/routes.ts";
import { createUser, signIn } from "../../testing/accounts.ts";
import { type Call, callsOf, documentOf, fewestArguments } from "../../testing/calls.ts";
import { createApplication } from "../../testing/factories/application.ts";
import { createBlogComment } from "../../testing/factories/blog-comment.ts";
import { createBlogPost } from "../../testing/factories/blog-post.ts";
import { createCollaboration } from "../../testing/factories/collaboration.ts";
import { createConversation } from "../../testing/factories/conversation.ts";
import { createDemoRequest } from "../../testing/factories/demo-request.ts";
import { createOpportunity } from "../../testing/factories/opportunity.ts";
import { createReview } from "../../testing/factories/review.ts";
import { startTestApp, type TestApp, type TestClient } from "../../testing/servers/test-app.ts";
import { createSchema } from "../schema.ts";

/** How many fields deep a selection goes. */
const DEPTH = 4;
/** At least as many as the largest union has types. */
const MEMBERS = 10;
/** Values that only their owner and administrators may see, in no other row. */
const SECRETS = [
  "zq-secret@people.example",
  "+44 20 7946 0955",
  "zq-permission",
  "2001-02-03T04:05:06",
  "981173106",
];
const OTHERS = ["nobody", "user", "student", "mentor", "investor"] as const;
const queries = callsOf(createSchema()).filter(({ operation }) => operation === "query");
const reads = restRoutes.filter(({ method }) => method === "GET");

let app: TestApp;
const clients = new Map<string, TestClient>();
/** Arguments by name: each names something of the person. */
const values: Record<string, unknown> = { first: 3, username: "zq-person" };
beforeAll(async () => {
  app = await startTestApp("empty");
  const person = await createUser(app, {
    username: "zq-person",
    email: "zq-secret@people.example",
    phone: "+44 20 7946 0955",
    permissions: { "zq-permission": true },
    lastLogin: new Date("2001-02-03T04:05:06Z"),
    password: "right-1",
  });
  await signIn(app, person);
  // Everything has the id 1.
  const post = await createBlogPost(app, { slug: "zq-post" });
  await createBlogComment(app, { post, author: person });
  await createReview(app, { author: person });
  await createApplication(app, { applicant: person });
  await createOpportunity(app, { ownerUser: person });
  await createCollaboration(app, { ownerUser: person });
  await createDemoRequest(app, { email: person.email });
  await createConversation(app, { person });
  Object.assign(values, {
    id: "1",
    userId: "1",
    postId: "1",
    conversationId: "1",
    solutionId: "1",
    shortlistId: "1",
    slug: "zq-post",
    list: "vendors",
    address: "",
  });
  for (const role of OTHERS) {
    clients.set(role, role === "nobody" ? app : await signIn(app, await createUser(app, { role })));
  }
});
afterAll(() => app.stop());

/** Everything that can be selected without arguments, so many fields deep; of a union, its `member`-th type. */
function everythingOf(type: GraphQLOutputType, depth: number, member: number): string {
  const named = getNamedType(type);
  if (isUnionType(named)) {
    const types = named.getTypes();
    const one = types[member % types.length];
    return one ? `{ ... on ${one.name} ${everythingOf(one, depth, member)} }` : "";
  }
  if (!isObjectType(named) && !isInterfaceType(named)) return "";
  const fields = Object.values(named.getFields()).flatMap(({ name, type, args }) => {
    if (args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)) return [];
    const target = getNamedType(type);
    if (isScalarType(target) || isEnumType(target)) return [name];
    return depth > 1 ? [`${name} ${everythingOf(type, depth - 1, member)}`] : [];
  });
  return `{ __typename ${fields.join(" ")} }`;
}

/** Lists without pages cost too much with the lists of all their records. */
const SHALLOW: ReadonlySet<string> = new Set([
  "Query.reviewInvitations",
  "Query.shortlistEntries",
  "Query.shortlistEntriesOf",
  "Query.solutionsNamedInPost",
  "Query.sports",
  "Query.teamInvitations",
]);

/** One selection of everything, or one for each type of the unions in it. */
function selectionsOf({ name, field: { type } }: Call): string[] {
  const depth = SHALLOW.has(name) ? DEPTH - 2 : DEPTH - 1;
  return [...new Set(Array.from({ length: MEMBERS }, (_, member) => everythingOf(type, depth, member)))];
}

describe.each(OTHERS)("for %s, nothing of another person is shown", (role) => {
  const client = () => clients.get(role) ?? app;

  it.each(queries)("by $name", async (call) => {
    const given = call.field.args.filter(({ name }) => name in values);
    const args = {
      ...fewestArguments(call),
      ...Object.fromEntries(given.map(({ name }) => [name, values[name]])),
    };
    for (const selection of selectionsOf(call)) {
      const { query, variables } = documentOf(call, args, selection);
      const { data, errors } = await client().execute(query, variables);
      expect(["UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND", undefined]).toContain(
        errors?.[0]?.extensions?.code,
      );
      const text = JSON.stringify({ data, errors });
      for (const secret of SECRETS) expect(text).not.toContain(secret);
    }
  });

  it.each(reads)("by $method $path", async ({ path }) => {
    const response = await client().fetch(path.replace("{slug}", "zq-post").replace(/\{\w+\}/g, "1"));
    expect(response.status).toBeLessThan(500);
    const text = await response.text();
    for (const secret of SECRETS) expect(text).not.toContain(secret);
  });
});

it("the person's values are in what an administrator and the person see", async () => {
  const administrator = await signIn(app, await createUser(app, { role: "admin" }));
  const { data } = await administrator.execute("{ demoRequests { nodes { email } } }");
  expect(JSON.stringify(data)).toContain(SECRETS[0]);
  const person = await signIn(app, { id: 1 });
  const own = JSON.stringify(await person.execute("{ viewer { email phone permissions lastLogin } }"));
  for (const secret of SECRETS.slice(0, 4)) expect(own).toContain(secret);
});
