import { expect } from "vitest";
import { createUser, signIn } from "./accounts.ts";
import { createApplication } from "./factories/application.ts";
import { createOpportunity } from "./factories/opportunity.ts";
import { createOrganization } from "./factories/organization.ts";
import type { TestAnswer, TestApp, TestClient } from "./servers/test-app.ts";

/** A jury as those who decide see it. */
export interface ShownJury {
  id: string;
  recordId: string;
  version: number | null;
  lowestScore: number;
  budget: number | null;
  resultText: string;
  publishedAt: string | null;
  criteria: { id: string; title: string; weight: number; share: number; anchors: string[] }[];
  rounds: {
    id: string;
    name: string;
    closesOn: string;
    state: string;
    isBlind: boolean;
    applicationCount: number;
    shortCount: number;
    assignedCount: number;
    submittedCount: number;
    remindedAt: string | null;
  }[];
  reviewers: {
    id: string;
    name: string;
    joinedAt: string | null;
    leftAt: string | null;
    assignedCount: number;
    submittedCount: number;
  }[];
}
/** The selection of a jury. */
export const JURY = `{ id recordId version lowestScore budget resultText publishedAt
  criteria { id title description weight share anchors }
  rounds { id name closesOn state isBlind reviewsEach applicationCount shortCount assignedCount submittedCount remindedAt }
  reviewers { id name joinedAt leftAt assignedCount submittedCount } }`;

/** A review as its reviewer sees it. */
export interface ShownReview {
  id: string;
  entryId: string;
  reviewerId: string;
  version: number;
  comment: string;
  criteria: { id: string; title: string }[];
  ownScores: { criterionId: string; score: number | null }[];
  task: { number: number; isHidden: boolean; state: string; submittedAt: string | null };
  application: Record<string, unknown>;
  others: { reviewerName: string; mean: number | null; comment: string }[] | null;
  discussion: { author: string; text: string }[] | null;
}
/** The selection of a review. */
export const REVIEW = `{ id entryId reviewerId version comment lowestScore criteria { id title anchors }
  ownScores { criterionId score }
  task { id number roundId roundName title path closesOn state isHidden submittedAt }
  application { applicantName affiliation vendorName contactEmail text links answers { label value } }
  others { reviewerName mean comment scores { criterionId score } } discussion { author text isViewer } }`;

/** What criteria and rounds a jury begins with in tests. */
export const CRITERIA = [
  { title: "Impact", description: "For players", weight: 60, anchors: ["None", "", "", "Some", "", "Large"] },
  { title: "Team", weight: 40 },
];
const day = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
/** A round of tests, blind with one reviewer for each application unless said otherwise. */
export const round = (more: object = {}) => ({
  name: "Screening",
  closesOn: day(10),
  isBlind: true,
  reviewsEach: 1,
  ...more,
});
export { day as dayFromNow };

let made = 0;

/** The people and operations of a test of juries. */
export async function juryTools(app: TestApp) {
  const owning = await createUser(app, { email: `owner-${made}@federation.example` });
  const organization = await createOrganization(app, { members: [[owning, "owner"]] });
  const owner = await signIn(app, owning);
  const stranger = await signIn(app, await createUser(app));
  const admin = await signIn(app, await createUser(app, { role: "admin" }));
  const sql = <Row>(query: string, values: unknown[] = []) =>
    app.database.orm.em.fork().execute<Row[]>(query, values);

  const run = async <Made = ShownJury>(by: TestClient, name: string, args: object, selection = JURY) => {
    const [declared, passed] = argumentsOf(args);
    const { data, errors } = await by.execute<Record<string, Made>>(
      `mutation${declared} { ${name}${passed} ${selection} }`,
      args as Record<string, unknown>,
    );
    return { made: data?.[name] as Made, ...refusal(errors) };
  };
  /** Somebody with an address of their own domain. */
  const person = async (fields: Parameters<typeof createUser>[1] = {}) => {
    made += 1;
    const user = await createUser(app, { email: `person@place-${made}.example`, ...fields });
    return { user, client: await signIn(app, user) };
  };
  /** A call with applications by new people, each with another name. */
  const call = async (count = 2, fields: Parameters<typeof createOpportunity>[1] = {}) => {
    const opportunity = await createOpportunity(app, { ownerOrganization: organization, ...fields });
    const applicants: Awaited<ReturnType<typeof person>>[] = [];
    const applications: Awaited<ReturnType<typeof createApplication>>[] = [];
    for (let index = 1; index <= count; index += 1) {
      const applicant = await person({ firstName: `Ana${made}`, lastName: "Silva" });
      applicants.push(applicant);
      applications.push(
        await createApplication(app, {
          applicant: applicant.user,
          opportunity,
          affiliation: `Silva Labs ${index}`,
          contactEmail: `ana@silva-labs-${index}.example`,
          text: `Our offer ${index}`,
          links: [`https://silva-labs-${index}.example`],
        }),
      );
    }
    return { id: String(opportunity.id), opportunity, applicants, applications };
  };
  const save = (by: TestClient, id: string, input: object = {}, version: number | null = null) =>
    run(by, "saveJury", {
      kind: "OPPORTUNITY",
      id,
      input: { lowestScore: 0, criteria: CRITERIA, rounds: [round()], ...input },
      version,
    });
  const read = async (by: TestClient, id: string) =>
    (
      await by.execute<{ jury: ShownJury | null }>(
        `query ($id: ID!) { jury(kind: OPPORTUNITY, id: $id) ${JURY} }`,
        {
          id,
        },
      )
    ).data?.jury;
  /** Invites somebody who joins by the link of the mail. */
  const join = async (id: string, who: Awaited<ReturnType<typeof person>>) => {
    const { code } = await run(owner, "inviteJuryReviewer", {
      kind: "OPPORTUNITY",
      id,
      email: who.user.email,
    });
    expect(code).toBeUndefined();
    await app.runJobs();
    const letter = app.mails.findLast(({ to }) => to === who.user.email);
    const token = /reviews\/invitation\?token=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
    const accepted = await run(who.client, "acceptJuryInvitation", { token }, "{ message }");
    expect(accepted.code).toBeUndefined();
    return token;
  };
  const tasks = async (by: TestClient, roundId?: string) =>
    (
      await by.execute<{ juryTasks: { nodes: { id: string; number: number; isHidden: boolean }[] } }>(
        `query ($roundId: ID) { juryTasks(first: 100, roundId: $roundId) {
          nodes { id number title path isHidden state submittedAt roundName } } }`,
        { roundId: roundId ?? null },
      )
    ).data?.juryTasks.nodes ?? [];
  const review = async (by: TestClient, id: string) =>
    (
      await by.execute<{ juryReview: ShownReview | null }>(
        `query ($id: ID!) { juryReview(id: $id) ${REVIEW} }`,
        {
          id,
        },
      )
    ).data?.juryReview;
  /** Keeps or hands in a review. */
  const score = async (
    by: TestClient,
    id: string,
    scores: readonly (number | null)[],
    { comment = "", submit = true, version }: { comment?: string; submit?: boolean; version?: number } = {},
  ) => {
    const before = await review(by, id);
    return run<ShownReview>(
      by,
      "saveJuryReview",
      {
        id,
        scores: scores.map((given, index) => ({
          criterionId: before?.criteria[index]?.id ?? "0",
          score: given,
        })),
        comment,
        submit,
        version: version ?? before?.version ?? 1,
      },
      REVIEW,
    );
  };
  /** A call whose first round is open, with reviewers who have joined and been assigned. */
  const begun = async ({
    applications = 2,
    reviewers = 1,
    rounds = [round({ reviewsEach: reviewers })],
    fields = {},
  }: {
    applications?: number;
    reviewers?: number;
    rounds?: object[];
    fields?: object;
  } = {}) => {
    const posted = await call(applications, fields);
    const saved = await save(owner, posted.id, { rounds });
    expect(saved.code).toBeUndefined();
    const people: Awaited<ReturnType<typeof person>>[] = [];
    for (let index = 0; index < reviewers; index += 1) {
      const who = await person({ firstName: `Rev${index + 1}`, lastName: "Ito" });
      await join(posted.id, who);
      people.push(who);
    }
    const roundId = saved.made.rounds[0]?.id ?? "";
    expect((await run(owner, "openJuryRound", { roundId })).code).toBeUndefined();
    const spread = await run(owner, "spreadJuryAssignments", { roundId });
    expect(spread.code).toBeUndefined();
    return { ...posted, people, roundId, jury: spread.made };
  };
  return {
    owner,
    owning,
    stranger,
    admin,
    organization,
    sql,
    run,
    person,
    call,
    save,
    read,
    join,
    tasks,
    review,
    score,
    begun,
  };
}

/** The operations of a test of juries. */
export type JuryTools = Awaited<ReturnType<typeof juryTools>>;

/** An application in a round, as those who decide read it. */
export interface JuryEntry {
  id: string;
  number: number;
  applicationId: string;
  applicantName: string;
  status: string;
  isAdvanced: boolean;
  place: number | null;
  isTied: boolean;
  mean: number | null;
  lowest: number | null;
  highest: number | null;
  reviewCount: number;
  reviews: {
    id: string;
    reviewerId: string;
    reviewerName: string;
    submittedAt: string | null;
    comment: string;
  }[];
  conflicts: { reviewerId: string; reviewerName: string; why: string }[];
  discussion: { author: string; text: string }[];
}
/** Reads the applications of a round, as those who decide. */
export const entriesOf = async (by: TestClient, roundId: string, order = "RANK"): Promise<JuryEntry[]> =>
  (
    await by.execute<{ juryEntries: { nodes: JuryEntry[] } }>(
      `query ($roundId: ID!, $order: JuryOrder!) { juryEntries(roundId: $roundId, first: 100, order: $order) { nodes {
        id number applicationId applicantName status isAdvanced place isTied mean lowest highest reviewCount
        reviews { id reviewerId reviewerName submittedAt mean comment } conflicts { reviewerId reviewerName why }
        discussion { author text } } } }`,
      { roundId, order },
    )
  ).data?.juryEntries.nodes ?? [];

/** The types of the arguments of juries' operations. */
const TYPES: Readonly<Record<string, string>> = {
  kind: "ApplicationKind!",
  input: "JuryInput!",
  version: "Int",
  email: "String!",
  token: "String!",
  assigned: "Boolean!",
  scores: "[JuryScoreInput!]!",
  comment: "String!",
  submit: "Boolean!",
  reason: "String!",
  text: "String!",
  entryIds: "[ID!]!",
  letter: "String!",
  decision: "JuryDecision!",
  sentence: "String!",
  agreed: "Boolean!",
};

function argumentsOf(args: object): [string, string] {
  const names = Object.keys(args);
  const type = (name: string) => (name === "version" && "submit" in args ? "Int!" : (TYPES[name] ?? "ID!"));
  if (names.length === 0) return ["", ""];
  return [
    `(${names.map((name) => `$${name}: ${type(name)}`).join(", ")})`,
    `(${names.map((name) => `${name}: $${name}`).join(", ")})`,
  ];
}

function refusal(errors: TestAnswer<unknown>["errors"]) {
  return {
    code: errors?.[0]?.extensions?.code,
    fields: errors?.[0]?.extensions?.fields as Record<string, string> | undefined,
    message: errors?.[0]?.message,
  };
}
