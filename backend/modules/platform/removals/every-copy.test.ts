import { isDeepStrictEqual } from "node:util";
import { getNamedType, isLeafType, isObjectType, isRequiredArgument } from "graphql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { COPIED_KINDS } from "../../../database/migrations/0067-copies/kinds.ts";
import { createSchema } from "../../../graphql/schema.ts";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createBlogPost } from "../../../testing/factories/blog-post.ts";
import { createCollaboration } from "../../../testing/factories/collaboration.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createPaper } from "../../../testing/factories/paper.ts";
import { createReview } from "../../../testing/factories/review.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createTopic } from "../../../testing/factories/topic.ts";
import { createTrend } from "../../../testing/factories/trend.ts";
import { createUniversityPartner } from "../../../testing/factories/university-partner.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty", { ANSWER_MEMORY: "16" });
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());

const run = <Row>(sql: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Row[]>(sql, values);

/** What the documentation says is no change: what is counted, what follows from the time, and what is the viewer's. */
const NO_CHANGE =
  /^(viewCount|likesCount|commentsCount|solutionCount|isActive|daysLeft|viewer\w*|matchPercentage)$/;
const schema = createSchema();

/** All that a type says of itself, its parts with it; of records of their own only which. */
function selectionOf(name: string, depth = 1): string {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is a type.`);
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (NO_CHANGE.test(field.name) || field.args.some(isRequiredArgument)) return [];
    if (isLeafType(inner)) return [field.name];
    if (depth === 0 || !isObjectType(inner) || inner.name.endsWith("Connection")) return [];
    const isRecord = inner.getInterfaces().some((each) => each.name === "Node");
    return [`${field.name} ${isRecord ? "{ id }" : selectionOf(inner.name, depth - 1)}`];
  });
  return `{ ${fields.join(" ")} }`;
}

type Row = Record<string, unknown> & { id: string };
interface Page<Node> {
  readonly safeUntil: string;
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

const KINDS = {
  Solution: { list: "solutions", create: createSolution, text: "title", away: "withdrawn" },
  Vendor: { list: "vendors", create: createVendor, text: "city", away: "" },
  Opportunity: { list: "opportunities", create: createOpportunity, text: "title", away: "draft" },
  Collaboration: { list: "collaborations", create: createCollaboration, text: "duration", away: "draft" },
  ResearchPaper: { list: "researchPapers", create: createPaper, text: "venue", away: "" },
  UniversityPartner: { list: "universityPartners", create: createUniversityPartner, text: "city", away: "" },
  ResearchTopic: { list: "researchTopics", create: createTopic, text: "description", away: "" },
  MarketTrend: { list: "marketTrends", create: createTrend, text: "measure", away: "" },
  BlogPost: { list: "blogPosts", create: createBlogPost, text: "excerpt", away: "archived" },
};
type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];
const tableOf = (kind: Kind) => COPIED_KINDS.find((each) => each.kind === kind)?.table ?? "";

async function readAll<Node>(query: string, since?: string) {
  const nodes: Node[] = [];
  let safeUntil = "9999";
  let after: string | undefined;
  for (;;) {
    const { data, errors } = await app.execute<{ page: Page<Node> }>(query, { since, after });
    expect(errors).toBeUndefined();
    nodes.push(...data.page.nodes);
    if (data.page.safeUntil < safeUntil) safeUntil = data.page.safeUntil;
    if (!data.page.pageInfo.hasNextPage) return { nodes, safeUntil };
    after = data.page.pageInfo.endCursor;
  }
}

const PAGING = "safeUntil pageInfo { hasNextPage endCursor }";
const changedOf = (kind: Kind) => `query ($since: DateTime, $after: String) {
  page: ${KINDS[kind].list}(updatedSince: $since, sort: UPDATED, first: 30, after: $after) {
    ${PAGING} nodes ${selectionOf(kind)} } }`;
const REMOVED = `query ($since: DateTime, $after: String) {
  page: removals(since: $since, first: 30, after: $after) { ${PAGING} nodes { kind recordId } } }`;

/** A copy of every kind, as the documentation says to keep one. */
function startCopy() {
  const rows = new Map<string, Row>();
  let since: string | undefined;
  const round = async () => {
    const safe: string[] = [];
    for (const kind of kinds) {
      const { nodes, safeUntil } = await readAll<Row>(changedOf(kind), since);
      safe.push(safeUntil);
      for (const row of nodes) rows.set(`${kind} ${row.id}`, row);
    }
    const removed = await readAll<{ kind: string; recordId: string }>(REMOVED, since ?? safe.toSorted()[0]);
    for (const { kind, recordId } of removed.nodes) {
      const name = kinds.find((each) => each.toUpperCase() === kind.replaceAll("_", ""));
      rows.delete(`${name} ${recordId}`);
    }
    since = [...safe, removed.safeUntil].toSorted()[0];
  };
  return { rows, round };
}

/** What is public now, read without anything before. */
async function truth() {
  const rows = new Map<string, Row>();
  for (const kind of kinds) {
    const { nodes } = await readAll<Row>(changedOf(kind));
    for (const row of nodes) rows.set(`${kind} ${row.id}`, row);
  }
  return rows;
}

/** The fields that differ, and the records that only one of both has. */
function differences(copy: Map<string, Row>, now: Map<string, Row>): string[] {
  return [...new Set([...copy.keys(), ...now.keys()])].flatMap((key) => {
    const [kept, real] = [copy.get(key), now.get(key)];
    if (!kept || !real) return [`${key} is ${kept ? "too much" : "missing"}`];
    const fields = Object.keys(real).filter((name) => !isDeepStrictEqual(kept[name], real[name]));
    return fields.map((name) => `${key}: ${name}`);
  });
}

/** Numbers that come again with the same seed (Park and Miller). */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const MADE = "from vendors where id = (select max(id) from vendors)";
/** Changes of what a record is shown with: links, parts, and what else its fields are made of; `SALT` is any number. */
const AROUND = [
  `insert into organization_members (organization_id, user_id, role)
   select organization_id, (select max(id) from users), 'owner' ${MADE} on conflict do nothing`,
  "delete from organization_members",
  `insert into vendor_checks (vendor_id, claim, evidence, checked_at) select id, 'Register', 'Seen.', now() ${MADE}`,
  `insert into vendor_categories select v.id, c.id from vendors v, categories c
   where c.kind = 'solution' order by md5(v.id || 'SALT') limit 1 on conflict do nothing`,
  "delete from vendor_categories where vendor_id = (select min(vendor_id) from vendor_categories)",
  `insert into solution_sports select s.id, p.id from solutions s, sports p order by md5(s.id || 'SALT') limit 2
   on conflict do nothing`,
  "delete from solution_sports where solution_id = (select min(solution_id) from solution_sports)",
  `insert into opportunity_sports select o.id, p.id from opportunities o, sports p order by md5(o.id || 'SALT') limit 2
   on conflict do nothing`,
  `insert into paper_topics select r.id, t.id from research_papers r, research_topics t order by md5(r.id || 'SALT') limit 2
   on conflict do nothing`,
  `insert into trend_observations (trend_id, observed_on, value)
   select id, now()::date, 7 from market_trends order by md5(id || 'SALT') limit 1 on conflict do nothing`,
  "update categories set name = 'Called SALT', slug = 'SALT' where id = (select max(id) from categories where kind = 'paper')",
  "update categories set name = 'Called SALT', slug = 'SALT' where id = (select max(id) from categories where kind = 'trend')",
  "update reviews set rating = 1 + rating % 5",
  "delete from reviews where id = (select min(id) from reviews)",
];

/** One change of any kind; the database refuses some, which is none then. */
async function changeSomething(random: (below: number) => number): Promise<void> {
  const kind = kinds[random(kinds.length)] ?? "Solution";
  const { create, text, away } = KINDS[kind];
  const table = tableOf(kind);
  const rows = await run<{ id: number; version?: number }>(`select * from ${table} order by id`);
  const { id, version = 1 }: (typeof rows)[number] = rows[random(rows.length || 1)] ?? (await create(app));
  const { column } = COPIED_KINDS.find((each) => each.kind === kind)?.isPublic ?? {};
  const acts = [
    () => create(app),
    () => run(`update ${table} set ${text} = ? where id = ?`, [`Text ${random(1e6)}`, id]),
    () => run(`delete from ${table} where id = ?`, [id]).catch(() => undefined),
    () => createReview(app).then(() => undefined),
    () => run((AROUND[random(AROUND.length)] ?? "").replaceAll("SALT", String(random(1e6)))),
    async () => {
      if (kind === "Vendor") {
        const act = random(2) === 0 ? "withdrawVendor" : "restoreVendor";
        await admin.execute(`mutation { ${act}(id: ${id}, version: ${version}) { id } }`);
      } else if (away) {
        const state = random(2) === 0 ? away : "published";
        await run(`update ${table} set ${column} = ? where id = ?`, [state, id]);
      }
    },
  ];
  await acts[random(acts.length)]?.();
}

it.each([1, 2026])(
  "a copy of every kind equals the truth after 200 changes (seed %i)",
  async (seed) => {
    const random = randomOf(seed);
    await run(
      "insert into sports (name, slug) values ('Soccer', 'soccer'), ('Rugby', 'rugby') on conflict do nothing",
    );
    for (const kind of kinds) await KINDS[kind].create(app);
    const copy = startCopy();
    for (let n = 0; n < 200; n += 1) {
      if (n % 25 === 0) await copy.round();
      await changeSomething(random);
    }
    await app.answers?.caughtUp();
    await copy.round();
    const now = await truth();
    expect(differences(copy.rows, now)).toEqual([]);
    expect(new Set([...now.keys()].map((key) => key.split(" ")[0]))).toEqual(new Set(kinds));
  },
  120_000,
);
