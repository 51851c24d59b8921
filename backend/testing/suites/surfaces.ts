import { expect } from "vitest";
import { addJob } from "../../jobs/queue.ts";
import { alertBriefsJob } from "../../modules/discovery/saved-briefs/alerts/alert-briefs.job.ts";
import {
  matchBriefsJob,
  matchInstantBriefsJob,
} from "../../modules/discovery/saved-briefs/alerts/match-briefs.job.ts";
import { alertSearchesJob } from "../../modules/discovery/saved-searches/alerts/alert-searches.job.ts";
import { numberPublicationsJob } from "../../modules/discovery/saved-searches/alerts/number-publications.job.ts";
import type { Job } from "../../shared/job.ts";
import { createUser, type SignedInClient, signIn } from "../accounts.ts";
import { saveBrief } from "../briefs.ts";
import { createOpportunity } from "../factories/opportunity.ts";
import { createOrganization } from "../factories/organization.ts";
import { createSolution } from "../factories/solution.ts";
import { createVendor } from "../factories/vendor.ts";
import type { TestApp, TestClient } from "../servers/test-app.ts";

/** What is asked for, and a word beside it that nobody asks for: only what is hidden can have said it. */
const ASKED = "zorblaxian";
const TELLTALE = "quomplet";
/** What is hidden. */
export const HIDDEN = {
  title: "Zorblaxian Quomplet",
  description: "A zorblaxian quomplet for rowing crews. It works offline.",
  feature: `${ASKED} ${TELLTALE}`,
  tag: TELLTALE,
};
export const HIDDEN_WORKS = { category: "Hidden Works", sports: ["Rowing"] };

/** Everything that says something of records and people, as those ask who may. */
export interface Surfaces {
  /** What each answers, by its name. */
  readonly walk: (ids: readonly number[]) => Promise<Record<string, string>>;
}

/** The names of the surfaces that tell of what is hidden. */
export function telling(said: Record<string, string>): string[] {
  return Object.entries(said).flatMap(([name, text]) =>
    text.toLowerCase().includes(TELLTALE) ? [name] : [],
  );
}

/** Makes those who ask. */
export async function surfacesOf(app: TestApp): Promise<Surfaces> {
  for (const at of [1, 2, 3, 4, 5, 6]) await createSolution(app, { title: `Other ${at}`, ...HIDDEN_WORKS });
  const stranger = await signIn(app, await createUser(app, { bio: `I look for a ${ASKED} for rowing` }));
  const admin = await signIn(app, await createUser(app, { role: "admin" }));
  const person = await createUser(app);
  const club = await signIn(app, person);
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
  const asking = { opportunity: call.id, vendor: vendor.id, brief: data.saveBrief.id };
  const places = { app, stranger, club, admin, asking };
  return { walk: (ids) => walk(places, ids) };
}

interface Places {
  readonly app: TestApp;
  readonly stranger: SignedInClient;
  readonly club: SignedInClient;
  readonly admin: SignedInClient;
  readonly asking: { readonly opportunity: number; readonly vendor: number; readonly brief: string };
}

async function run<Payload extends object>(app: TestApp, job: Job<Payload>, payload: Payload): Promise<void> {
  await addJob(app.database.orm.em.fork(), job, payload);
  await app.runJobs();
}
const EVIDENCE = "evidence { quote } criteria { text verdict } factors { name } unknowns raises";
const MATCHES = `ruledOut understood { notes } results { solution { title description } ${EVIDENCE} }`;
const FOUND = "{ totalCount didYouMean kinds { value count } nodes { title excerpt owner category slug } }";

async function walk(
  { app, stranger, club, admin, asking }: Places,
  ids: readonly number[],
): Promise<Record<string, string>> {
  const list = (name: string, fields: string) =>
    `{ ${name}(search: "${ASKED}") { totalCount facets { categories { value count } sports { value count } } nodes { ${fields} } } }`;
  const asked: Record<string, [TestClient, string]> = {
    search: [app, `{ search(text: "${ASKED}") ${FOUND} }`],
    "search, typed halfway": [app, `{ search(text: "${TELLTALE.slice(0, 6)}") ${FOUND} }`],
    "search, misspelled": [app, `{ search(text: "quomplat") ${FOUND} }`],
    "search, run together": [app, `{ search(text: "${ASKED}${TELLTALE}") ${FOUND} }`],
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
    "vendors for a person": [stranger, `{ fittingVendors { results { vendor { name } ${EVIDENCE} } } }`],
    "fitting mentors": [
      stranger,
      `{ fittingMentors { results { mentor { firstName bio organization } ${EVIDENCE} } } }`,
    ],
    mentors: [stranger, "{ mentors(first: 20) { mentor { firstName bio organization } } }"],
    "deal flow": [
      stranger,
      "{ dealFlow(first: 20) { vendors { name owner quote brief { name } } opportunities { name owner quote } } }",
    ],
    "list of vendors": [
      app,
      `{ vendors(search: "${ASKED}") { totalCount nodes { name description country } } }`,
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
  await run(app, numberPublicationsJob, {});
  await run(app, matchInstantBriefsJob, {});
  await run(app, matchBriefsJob, {});
  await run(app, alertBriefsJob, {});
  await run(app, alertSearchesJob, {});
  said.letters = JSON.stringify(app.mails);
  return said;
}
