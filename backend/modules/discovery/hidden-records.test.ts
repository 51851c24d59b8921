import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addJob } from "../../jobs/queue.ts";
import type { Job } from "../../shared/job.ts";
import { createUser, type SignedInClient, signIn } from "../../testing/accounts.ts";
import { saveBrief } from "../../testing/briefs.ts";
import { createBlogPost } from "../../testing/factories/blog-post.ts";
import { createOpportunity } from "../../testing/factories/opportunity.ts";
import { createOrganization } from "../../testing/factories/organization.ts";
import { createSolution } from "../../testing/factories/solution.ts";
import { createVendor } from "../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../testing/test-app.ts";
import { matchBriefsJob, matchInstantBriefsJob } from "../saved-briefs/alerts/match-briefs.job.ts";
import { tellBriefsJob } from "../saved-briefs/alerts/tell-briefs.job.ts";
import { numberPublicationsJob } from "../searches/alerts/number-publications.job.ts";
import { tellSearchesJob } from "../searches/alerts/tell-searches.job.ts";

/** What is asked for, and a word beside it that nobody asks for: only the record itself can have said it. */
const ASKED = "zorblaxian";
const TELLTALE = "quomplet";
const TEXTS = {
  title: `Zorblaxian Quomplet`,
  description: `A zorblaxian quomplet for rowing crews. It works offline.`,
};
const WORKS = { category: "Hidden Works", sports: ["Rowing"] };

let app: TestApp;
let stranger: SignedInClient;
let club: SignedInClient;
let admin: SignedInClient;
let asking: { opportunity: number; vendor: number; brief: string };
beforeAll(async () => {
  app = await startTestApp("empty");
  for (const at of [1, 2, 3, 4, 5, 6]) await createSolution(app, { title: `Other ${at}`, ...WORKS });
  stranger = await signIn(app, await createUser(app, { bio: `I look for a ${ASKED} for rowing` }));
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  const person = await createUser(app);
  club = await signIn(app, person);
  const organization = await createOrganization(app, { members: [[person, "owner"]] });
  const description = `We need a ${ASKED} for our rowing crew.`;
  const call = await createOpportunity(app, {
    title: "A call",
    description,
    ownerOrganization: organization,
  });
  const vendor = await createVendor(app, { name: "Asking", description, organization });
  const { data } = await saveBrief(stranger, { text: `A ${ASKED} that works offline` }, { alert: "INSTANT" });
  await stranger.execute(
    `mutation { saveSearch(list: "solutions", address: "?sport=rowing", input: { name: "Rows", alert: INSTANT }) { id } }`,
  );
  asking = { opportunity: call.id, vendor: vendor.id, brief: data.saveBrief.id };
});
afterAll(() => app.stop());

const run = async <Payload extends object>(job: Job<Payload>, payload: Payload) => {
  await addJob(app.database.orm.em.fork(), job, payload);
  await app.runJobs();
};
const EVIDENCE = "evidence { quote } criteria { text verdict } factors { name } unknowns raises";
const MATCHES = `ruledOut understood { notes } results { solution { title description } ${EVIDENCE} }`;
const FOUND = "{ totalCount didYouMean kinds { value count } nodes { title excerpt owner category slug } }";

/** Everything that says something of records, as those ask who may; what each answers, by its name. */
async function walk(ids: readonly number[]): Promise<Record<string, string>> {
  const list = (name: string, fields: string) =>
    `{ ${name}(search: "${ASKED}") { totalCount facets { categories { value count } sports { value count } } nodes { ${fields} } } }`;
  const asked: Record<string, [TestClient, string]> = {
    search: [app, `{ search(text: "${ASKED}") ${FOUND} }`],
    "search, typed halfway": [app, `{ search(text: "${TELLTALE.slice(0, 6)}") ${FOUND} }`],
    "search, misspelled": [app, `{ search(text: "quomplat") ${FOUND} }`],
    "search, run together": [app, `{ search(text: "rowing${TELLTALE}") ${FOUND} }`],
    "list of solutions": [app, list("solutions", "title description")],
    "list of opportunities": [app, list("opportunities", "title description")],
    "list of posts": [app, `{ blogPosts(search: "${ASKED}") { totalCount nodes { title } } }`],
    "brief in a sentence": [
      app,
      `{ matchSolutions(brief: { text: "a ${ASKED} that must work offline" }) { ${MATCHES} } }`,
    ],
    "saved brief": [stranger, `{ matchSavedBrief(id: "${asking.brief}") { ${MATCHES} } }`],
    comparison: [
      app,
      `{ briefComparison(brief: { must: ["${ASKED}"] }, ids: ${JSON.stringify(ids.map(String))}) { cells { source { quote } fact } } }`,
    ],
    "fitting solutions": [
      club,
      `{ fittingSolutions(opportunityId: "${asking.opportunity}") { results { solution { title } ${EVIDENCE} } } }`,
    ],
    "fitting vendors": [
      club,
      `{ fittingVendors(opportunityId: "${asking.opportunity}") { results { vendor { name } ${EVIDENCE} } } }`,
    ],
    "fitting opportunities": [
      club,
      `{ fittingOpportunities(vendorId: "${asking.vendor}") { results { opportunity { title } ${EVIDENCE} } } }`,
    ],
    "opportunities for a person": [
      stranger,
      `{ fittingOpportunities { results { opportunity { title } ${EVIDENCE} } } }`,
    ],
    recommendations: [stranger, "{ recommendations(first: 10) { solution { title } reason reasons } }"],
    predictions: [app, "{ marketPredictions { source method } }"],
    "preview of a synonym": [
      admin,
      `{ synonymPreview(text: "rower", input: { term: "rower", means: "${ASKED}", twoWay: true })
        { without { titles totalCount } with { titles totalCount } } }`,
    ],
  };
  const said: Record<string, string> = {};
  for (const [name, [who, query]] of Object.entries(asked)) {
    const { data, errors } = await who.execute(query);
    expect(errors, name).toBeUndefined();
    said[name] = JSON.stringify(data);
  }
  for (const path of ["/api/solutions", "/api/solutions.csv", "/api/opportunities", "/api/opportunities.csv"])
    said[path] = await (await app.fetch(`${path}?search=${ASKED}`)).text();
  said["/api/blog/posts"] = await (await app.fetch("/api/blog/posts")).text();
  app.mails.length = 0;
  await run(numberPublicationsJob, {});
  await run(matchInstantBriefsJob, {});
  await run(matchBriefsJob, {});
  await run(tellBriefsJob, {});
  await run(tellSearchesJob, {});
  said.letters = JSON.stringify(app.mails);
  return said;
}

const telling = (said: Record<string, string>) =>
  Object.entries(said).flatMap(([name, text]) => (text.toLowerCase().includes(TELLTALE) ? [name] : []));
const make = async (isPublic: boolean) => {
  const solution = await createSolution(app, {
    ...{ ...TEXTS, ...WORKS, features: [`${ASKED} ${TELLTALE}`], tags: [TELLTALE] },
    status: isPublic ? "published" : "draft",
  });
  await createOpportunity(app, { ...TEXTS, ...WORKS, stage: isPublic ? "published" : "draft" });
  const post = {
    title: TEXTS.title,
    slug: `post-${isPublic}`,
    excerpt: TEXTS.description,
    content: TEXTS.description,
  };
  await createBlogPost(app, isPublic ? post : { ...post, status: "draft", publishedAt: null });
  return solution.id;
};

/** Not even a number or a corrected word says that there is something. */
function expectNothingCounted(said: Record<string, string>): void {
  for (const name of ["search, typed halfway", "search, misspelled", "search, run together", "list of posts"])
    expect(said[name], name).toContain('"totalCount":0');
  expect(said["list of solutions"]).toContain('"totalCount":0');
  expect(said["search, misspelled"]).toContain('"didYouMean":null');
}

describe("what is not public", () => {
  it("is told of nowhere: not as a draft, not after it was withdrawn, though while it is public", async () => {
    const draft = await make(false);
    const before = await walk([draft]);
    expect(telling(before)).toEqual([]);
    expectNothingCounted(before);
    const shown = await make(true);
    const meanwhile = telling(await walk([draft, shown]));
    expect(meanwhile).toEqual(
      expect.arrayContaining([
        ...["search", "search, typed halfway", "search, misspelled", "search, run together"],
        ...["list of solutions"],
        ...["list of opportunities", "list of posts", "brief in a sentence", "saved brief", "comparison"],
        ...["fitting solutions", "fitting opportunities", "opportunities for a person", "recommendations"],
        ...["preview of a synonym", "/api/solutions", "/api/opportunities", "letters"],
      ]),
    );
    const em = app.database.orm.em.fork();
    await em.execute("update solutions set status = 'withdrawn' where id = ?", [shown]);
    await em.execute("update opportunities set stage = 'draft' where title = ?", [TEXTS.title]);
    await em.execute("update blog_posts set status = 'draft', published_at = null where title = ?", [
      TEXTS.title,
    ]);
    const after = await walk([draft, shown]);
    expect(telling(after)).toEqual([]);
    expectNothingCounted(after);
  });
});
