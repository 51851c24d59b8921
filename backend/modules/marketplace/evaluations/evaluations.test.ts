import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { eventsOf } from "../../../testing/calendar.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let owner: SignedInClient;
let judge: SignedInClient;
let reader: SignedInClient;
let stranger: SignedInClient;
let emails: Record<"judge" | "reader", string>;
let solutions: { id: number; title: string }[];

beforeAll(async () => {
  app = await startTestApp("empty");
  const [ownUser, judging, reading] = [await createUser(app), await createUser(app), await createUser(app)];
  [owner, judge, reader] = [
    await signIn(app, ownUser),
    await signIn(app, judging),
    await signIn(app, reading),
  ];
  emails = { judge: judging.email, reader: reading.email };
  stranger = await signIn(app, await createUser(app));
  solutions = [
    await createSolution(app, { title: "Cairn One" }),
    await createSolution(app, { title: "Atlas Pod" }),
    await createSolution(app, { title: "Draft", status: "draft" }),
  ];
});
afterAll(() => app.stop());

const sql = <Row>(query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Row[]>(query, values);

interface Room {
  id: string;
  evaluation: { name: string; version: number; need: string; decideOn: string | null; judgeCount: number };
  viewerRole: string | null;
  criteria: { id: string; title: string; weight: number; share: number; must: boolean }[];
  candidates: { id: string; name: string; path: string | null; withdrawn: boolean; changedSince: boolean }[];
  people: { id: string; name: string; role: string; joinedAt: string | null; submittedAt: string | null }[];
  ownScores: { candidateId: string; criterionId: string; score: number | null; note: string }[];
  results: {
    judges: number;
    verdict: string;
    ranking: { candidateId: string; place: number; score: number | null }[];
    notes: { author: string; text: string }[];
  } | null;
  decision: { chosenName: string; reasons: string; decidedBy: string | null } | null;
  shareUrl: string | null;
}
const ROOM = `{ id viewerRole shareUrl
  evaluation { name version need decideOn judgeCount submittedCount candidateCount scoringClosedAt }
  criteria { id title weight share must }
  candidates { id name vendorName path website withdrawn changedSince vendorId quotes { text } facts { description pricing asOf } }
  people { id name role joinedAt submittedAt isViewer }
  ownScores { candidateId criterionId score note }
  results { judges verdict sensitivity ranking { candidateId place score missedMusts } notes { author text } }
  decision { chosenName runnerUpName reasons decidedBy }
  numbers { months } costs { amount formula } outcome { held }
  requests { title vendors { name answers { text } } } }`;
const CRITERIA = [
  { title: "Accuracy", weight: 60, must: true },
  { title: "Price", weight: 40, must: false },
];

/** Runs a mutation that answers with the evaluation. */
const run = async (by: TestClient, name: string, declared: string, variables: object) => {
  const args = declared.replaceAll(/\$(\w+): [[\]\w!]+/g, "$1: $$$1");
  const { data, errors } = await by.execute<Record<string, Room>>(
    `mutation (${declared}) { ${name}(${args}) ${ROOM} }`,
    variables as Record<string, unknown>,
  );
  return {
    room: data?.[name] as Room,
    errors,
    code: errors?.[0]?.extensions?.code,
    fields: errors?.[0]?.extensions?.fields,
  };
};
const create = (
  by: TestClient,
  fields: { input?: object; criteria?: object[]; solutionIds?: number[] } = {},
) =>
  run(
    by,
    "createEvaluation",
    "$input: EvaluationInput!, $criteria: [EvaluationCriterionInput!]!, $solutionIds: [ID!]!",
    {
      input: {
        name: "GPS for the academy",
        need: "Pods for 40 players.",
        decideOn: "2027-03-01",
        ...fields.input,
      },
      criteria: fields.criteria ?? CRITERIA,
      solutionIds: (fields.solutionIds ?? solutions.slice(0, 2).map(({ id }) => id)).map(String),
    },
  );
const act = (by: TestClient, name: string, room: Pick<Room, "id">, declared = "", more: object = {}) =>
  run(by, name, `$id: ID!${declared && `, ${declared}`}`, { id: room.id, ...more });
const read = async (by: TestClient, id: string) =>
  (await by.execute<{ evaluation: Room | null }>(`query ($id: ID!) { evaluation(id: $id) ${ROOM} }`, { id }))
    .data.evaluation;
const decide = (by: TestClient, { id, evaluation: { version } }: Room, input: object) =>
  act(by, "decideEvaluation", { id }, "$input: EvaluationDecisionInput!, $version: Int!", {
    input: { reasons: "It meets every must.", ...input },
    version,
  });
const invite = (by: TestClient, id: string, email: string, role: string) =>
  act(by, "inviteToEvaluation", { id }, "$email: String!, $role: EvaluationRole!", { email, role });
const score = (by: TestClient, { id }: Pick<Room, "id">, candidateId: string, scores: object[]) =>
  act(by, "scoreCandidate", { id }, "$candidateId: ID!, $scores: [EvaluationScoreInput!]!", {
    candidateId,
    scores,
  });

/** Invites somebody and lets them join by the link of the mail. */
async function join(room: Room, who: SignedInClient, email: string, role: "JUDGE" | "READER") {
  const { errors } = await invite(owner, room.id, email, role);
  expect(errors).toBeUndefined();
  await app.runJobs();
  const token = /token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? "")?.[1] ?? "";
  const accepted = await run(who, "acceptEvaluationInvitation", "$token: String!", { token });
  expect(accepted.errors).toBeUndefined();
  return { token, room: accepted.room };
}

/** Scores every candidate of a room alike by criterion. */
async function scoreAll(by: TestClient, room: Room, scores: Record<string, (number | null)[]>) {
  for (const candidate of room.candidates) {
    const given = room.criteria.map(({ id }, index) => ({
      criterionId: id,
      score: scores[candidate.name]?.[index] ?? null,
      note: index === 0 ? `About ${candidate.name}` : "",
    }));
    expect((await score(by, room, candidate.id, given)).errors).toBeUndefined();
  }
}

describe("an evaluation", () => {
  it("is begun with criteria and candidates, and is seen by its people only", async () => {
    const { room, errors } = await create(owner);
    expect(errors).toBeUndefined();
    expect(room).toMatchObject({
      viewerRole: "OWNER",
      evaluation: { name: "GPS for the academy", decideOn: "2027-03-01", candidateCount: 2, judgeCount: 0 },
      criteria: [
        { title: "Accuracy", share: 0.6, must: true },
        { title: "Price", share: 0.4 },
      ],
      candidates: [
        { name: "Cairn One", path: expect.stringMatching(/^\/solutions\/\d+-cairn-one$/), withdrawn: false },
        { name: "Atlas Pod", changedSince: false },
      ],
      results: null,
      decision: null,
      shareUrl: null,
    });
    expect(await read(stranger, room.id)).toBeNull();
    const anonymous = await app.execute(`query ($id: ID!) { evaluation(id: $id) { id } }`, { id: room.id });
    expect(anonymous.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    const listed = (by: TestClient) =>
      by.execute<{ evaluations: { nodes: { id: string }[] } }>(
        "{ evaluations(first: 50) { nodes { id name } } }",
      );
    expect((await listed(owner)).data.evaluations.nodes[0]?.id).toBe(room.id);
    expect((await listed(stranger)).data.evaluations.nodes).toEqual([]);
  });

  it("refuses bad input at its field", async () => {
    const many = Array.from({ length: 31 }, (_, index) => ({ title: `C${index}`, weight: 1, must: false }));
    for (const [fields, field] of [
      [{ input: { name: " " } }, "name"],
      [{ input: { name: "x".repeat(81) } }, "name"],
      [{ input: { need: "x".repeat(5001) } }, "need"],
      [{ criteria: [] }, "criteria"],
      [{ criteria: many }, "criteria"],
      [{ criteria: [{ title: "A", weight: 0, must: false }] }, "criteria"],
      [{ criteria: [{ title: "A", weight: 101, must: false }] }, "criteria[0].weight"],
      [{ criteria: [...CRITERIA, { title: "PRICE", weight: 5, must: false }] }, "criteria"],
      [{ criteria: [...CRITERIA, { title: "Pri\u00adce\u0301", weight: 5, must: false }] }, "criteria"],
      [{ criteria: [{ id: "1", title: "Foreign", weight: 5, must: false }] }, "criteria"],
      [{ solutionIds: [999_999] }, "solutionIds"],
      [{ solutionIds: [solutions[2]?.id ?? 0] }, "solutionIds"],
    ] as const) {
      const { code, fields: messages } = await create(owner, fields as never);
      expect([field, code, messages]).toEqual([field, "BAD_USER_INPUT", { [field]: expect.any(String) }]);
    }
  });

  it("keeps the paragraphs of what is needed and of why, and takes an address as a mail program copies it", async () => {
    const [need, reasons] = ["Pods for 40 players.\n\nNo cables.", "It meets every must.\n\nIt costs less."];
    const { room } = await create(owner, { input: { need } });
    expect(room.evaluation.need).toBe(need);
    const invited = await invite(owner, room.id, "Kim Judge <kim@club.example>", "JUDGE");
    expect(invited.errors).toBeUndefined();
    expect((await invite(owner, room.id, "", "JUDGE")).fields).toEqual({ email: "Invalid email address" });
    const chosenId = room.candidates[0]?.id;
    expect((await decide(owner, room, { chosenId, reasons })).room.decision?.reasons).toBe(reasons);
  });

  it("is changed by its owner only, on the version that they read", async () => {
    const { room } = await create(owner);
    await join(room, judge, emails.judge, "JUDGE");
    const edit = (by: TestClient, version: number, input: object = {}) =>
      act(by, "updateEvaluation", room, "$input: EvaluationInput!, $version: Int!", {
        input: { name: "Renamed", ...input },
        version,
      });
    expect((await edit(app, 1)).code).toBe("UNAUTHENTICATED");
    expect((await edit(stranger, 1)).code).toBe("NOT_FOUND");
    expect((await edit(judge, 1)).code).toBe("FORBIDDEN");
    expect((await edit(owner, 7)).fields).toEqual({ version: expect.any(String) });
    expect((await edit(owner, 1)).room.evaluation).toMatchObject({
      ...{ name: "Renamed", need: "Pods for 40 players.", decideOn: "2027-03-01", version: 2 },
    });
    expect((await edit(owner, 2, { need: "", decideOn: null })).room.evaluation).toMatchObject({
      need: null,
      decideOn: null,
    });
    for (const [name, declared, more] of [
      [
        "setEvaluationCriteria",
        "$criteria: [EvaluationCriterionInput!]!, $version: Int!",
        { criteria: CRITERIA },
      ],
      ["addEvaluationCandidates", "$solutionIds: [ID!]!, $version: Int!", { solutionIds: ["1"] }],
      ["addNamedCandidate", "$input: NamedCandidateInput!, $version: Int!", { input: { name: "Other" } }],
      [
        "removeEvaluationCandidate",
        "$candidateId: ID!, $version: Int!",
        { candidateId: room.candidates[0]?.id },
      ],
      ["shareEvaluation", "$shared: Boolean!", { shared: true }],
      ["setEvaluationScoringClosed", "$closed: Boolean!", { closed: true }],
      ["reopenEvaluation", "", {}],
    ] as const)
      for (const [by, code] of [
        [stranger, "NOT_FOUND"],
        [judge, "FORBIDDEN"],
      ] as const)
        expect([name, (await act(by, name, room, declared, { version: 3, ...more })).code]).toEqual([
          name,
          code,
        ]);
    expect((await decide(judge, room, { chosenId: room.candidates[0]?.id })).code).toBe("FORBIDDEN");
    expect((await invite(judge, room.id, "a@b.example", "JUDGE")).code).toBe("FORBIDDEN");
  });

  it("puts its dates into its people's calendars until it is decided", async () => {
    const { room } = await create(owner, { input: { name: "Calendar", answersDue: "2027-02-01" } });
    const { data } = await owner.execute<{ renewCalendarAddress: { url: string } }>(
      "mutation { renewCalendarAddress { url } }",
    );
    const { pathname, search } = new URL(data.renewCalendarAddress.url);
    const read = async () => eventsOf(await (await app.fetch(pathname + search)).text());
    const own = (events: ReturnType<typeof eventsOf>) =>
      [...events.values()].filter(({ DESCRIPTION }) => DESCRIPTION?.endsWith(`/evaluations/${room.id}`));
    expect(own(await read())).toMatchObject([
      { SUMMARY: "Answers in: Calendar", DTSTART: "20270201", STATUS: "CONFIRMED" },
      { SUMMARY: "Decision: Calendar", DTSTART: "20270301" },
    ]);
    await decide(owner, room, { chosenId: room.candidates[0]?.id });
    const decided = [...eventsOf(await (await app.fetch(pathname + search)).text())].filter(
      ([name]) => name === "Decided: Calendar",
    );
    expect(decided.map(([, { STATUS }]) => STATUS)).toEqual(["CANCELLED"]);
  });

  it("keeps scores of what is removed, without counting them", async () => {
    const { room } = await create(owner);
    const [accuracy, price] = room.criteria;
    await scoreAll(owner, room, { "Cairn One": [4, 5], "Atlas Pod": [3, 1] });
    const set = (version: number, criteria: object[]) =>
      act(owner, "setEvaluationCriteria", room, "$criteria: [EvaluationCriterionInput!]!, $version: Int!", {
        criteria,
        version,
      });
    const kept = [{ id: accuracy?.id, title: "Accuracy", weight: 10, must: true }];
    expect((await set(1, kept)).room.criteria).toEqual([
      expect.objectContaining({ id: accuracy?.id, share: 1 }),
    ]);
    await act(owner, "submitEvaluationScores", room);
    expect((await read(owner, room.id))?.results?.ranking.map(({ score: mean }) => mean)).toEqual([4, 3]);
    const back = [...kept, { id: price?.id, title: "Price", weight: 10, must: false }];
    expect((await set(2, back)).room.results?.ranking.map(({ score: mean }) => mean)).toEqual([4.5, 2]);
    const remove = await act(owner, "removeEvaluationCandidate", room, "$candidateId: ID!, $version: Int!", {
      candidateId: room.candidates[0]?.id,
      version: 3,
    });
    expect(remove.room.candidates.map(({ name }) => name)).toEqual(["Atlas Pod"]);
    const again = await act(owner, "addEvaluationCandidates", room, "$solutionIds: [ID!]!, $version: Int!", {
      solutionIds: solutions.slice(0, 2).map(({ id }) => String(id)),
      version: 4,
    });
    expect(again.room.candidates.map(({ id }) => id).toSorted()).toEqual(
      room.candidates.map(({ id }) => id).toSorted(),
    );
    expect(again.room.results?.ranking).toHaveLength(2);
  });

  it("compares products that the catalog doesn't have, and keeps what was withdrawn as it was", async () => {
    const solution = await createSolution(app, { title: "Short Lived", pricing: "From $10" });
    const { room } = await create(owner, { solutionIds: [solution.id] });
    const named = await act(
      owner,
      "addNamedCandidate",
      room,
      "$input: NamedCandidateInput!, $version: Int!",
      {
        input: { name: "Spreadsheet", vendorName: "Ourselves", website: "club.example" },
        version: 1,
      },
    );
    expect(named.room.candidates[1]).toMatchObject({
      ...{
        name: "Spreadsheet",
        vendorName: "Ourselves",
        website: "https://club.example",
        path: null,
        facts: null,
      },
      withdrawn: false,
    });
    await sql("update solutions set pricing = 'From $20', version = version + 1 where id = ?", [solution.id]);
    expect((await read(owner, room.id))?.candidates[0]).toMatchObject({
      changedSince: true,
      facts: { pricing: "From $20" },
    });
    await sql("update solutions set status = 'withdrawn' where id = ?", [solution.id]);
    expect((await read(owner, room.id))?.candidates[0]).toMatchObject({
      ...{ name: "Short Lived", withdrawn: true, path: null },
      facts: { pricing: "From $10", asOf: expect.any(String) },
    });
  });
});

describe("judges", () => {
  it("join by the link of a mail that was sent to their address, once", async () => {
    const { room } = await create(owner);
    await invite(owner, room.id, emails.judge, "JUDGE");
    await app.runJobs();
    const token = /token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? "")?.[1] ?? "";
    const accept = (by: TestClient) => run(by, "acceptEvaluationInvitation", "$token: String!", { token });
    const offered = `query ($token: String!) { evaluationInvitation(token: $token) { name role isForViewer } }`;
    expect((await stranger.execute(offered, { token })).data).toEqual({
      evaluationInvitation: { name: "GPS for the academy", role: "JUDGE", isForViewer: false },
    });
    expect((await accept(app)).code).toBe("UNAUTHENTICATED");
    expect((await accept(stranger)).code).toBe("FORBIDDEN");
    expect((await accept(judge)).room).toMatchObject({ viewerRole: "JUDGE" });
    expect((await accept(judge)).fields).toEqual({ token: expect.any(String) });
    expect((await invite(owner, room.id, emails.judge, "READER")).code).toBe("CONFLICT");
    expect((await invite(owner, room.id, "nobody", "READER")).fields).toEqual({ email: expect.any(String) });
    expect((await invite(owner, room.id, "x@club.example", "OWNER")).fields).toEqual({
      role: expect.any(String),
    });
  });

  it("don't see each other's scores until their own are in; readers wait for all", async () => {
    const { room } = await create(owner);
    await join(room, judge, emails.judge, "JUDGE");
    await join(room, reader, emails.reader, "READER");
    const other = await createUser(app);
    const second = await signIn(app, other);
    await join(room, second, other.email, "JUDGE");
    await scoreAll(judge, room, { "Cairn One": [5, 2], "Atlas Pod": [4, 5] });
    expect((await read(second, room.id))?.ownScores).toEqual([]);
    expect((await score(reader, room, room.candidates[0]?.id ?? "", [])).code).toBe("FORBIDDEN");
    expect((await score(stranger, room, room.candidates[0]?.id ?? "", [])).code).toBe("NOT_FOUND");
    expect((await act(judge, "submitEvaluationScores", room)).room.results).toMatchObject({
      judges: 1,
      notes: [{ text: "About Cairn One" }, { text: "About Atlas Pod" }],
    });
    for (const by of [second, reader, owner]) expect((await read(by, room.id))?.results).toBeNull();
    const early = await act(second, "submitEvaluationScores", room);
    expect(early.errors?.[0]?.message).toContain("Scores are still missing for Cairn One, Atlas Pod");
    await scoreAll(second, room, { "Cairn One": [5, null], "Atlas Pod": [2, 3] });
    await act(second, "submitEvaluationScores", room);
    expect((await read(reader, room.id))?.results).toMatchObject({
      verdict: "Cairn One leads with 3.8 out of 5, ahead of Atlas Pod with 3.4 out of 5.",
      ranking: [{ place: 1, missedMusts: [] }, { place: 2 }],
    });
    expect((await read(reader, room.id))?.people).toHaveLength(4);
  });

  it("score 0 to 5 for criteria that count, both at once too", async () => {
    const { room } = await create(owner);
    const [candidate] = room.candidates;
    const [criterion] = room.criteria;
    const give = (given: object) =>
      score(owner, room, candidate?.id ?? "", [{ criterionId: criterion?.id, score: 3, ...given }]);
    for (const bad of [{ score: 6 }, { score: -1 }, { note: "x".repeat(1001) }, { criterionId: "999999" }])
      expect((await give(bad)).code).toBe("BAD_USER_INPUT");
    expect((await score(owner, room, "999999", [])).code).toBe("NOT_FOUND");
    const both = await Promise.all([give({ score: 4 }), give({ score: 5, note: "Fine" })]);
    expect(both.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect((await read(owner, room.id))?.ownScores).toHaveLength(1);
    await act(owner, "setEvaluationScoringClosed", room, "$closed: Boolean!", { closed: true });
    expect((await give({ score: 1 })).code).toBe("CONFLICT");
  });

  it("leave with their scores, and are removed by the owner", async () => {
    const { room } = await create(owner);
    await join(room, judge, emails.judge, "JUDGE");
    await scoreAll(judge, room, { "Cairn One": [5, 2], "Atlas Pod": [4, 5] });
    const people = (await read(owner, room.id))?.people ?? [];
    const remove = (by: TestClient, personId: string | undefined) =>
      by.execute(
        "mutation ($id: ID!, $personId: ID!) { removeFromEvaluation(id: $id, personId: $personId) { message } }",
        { id: room.id, personId },
      );
    const code = async (answer: ReturnType<typeof remove>) => (await answer).errors?.[0]?.extensions?.code;
    expect(await code(remove(stranger, people[1]?.id))).toBe("NOT_FOUND");
    expect(await code(remove(judge, people[0]?.id))).toBe("FORBIDDEN");
    expect(await code(remove(owner, people[0]?.id))).toBe("CONFLICT");
    expect(await code(remove(owner, "999999"))).toBe("NOT_FOUND");
    expect(await code(remove(judge, people[1]?.id))).toBeUndefined();
    expect(await read(judge, room.id)).toBeNull();
    expect(await sql("select from evaluation_scores where person_id = ?", [Number(people[1]?.id)])).toEqual(
      [],
    );
  });
});

describe("a decision", () => {
  it("names what was chosen and why, ends the scoring, and can be reopened", async () => {
    const { room } = await create(owner);
    const [first, second] = room.candidates;
    for (const [input, field] of [
      [{ chosenId: "999999" }, "chosenId"],
      [{ chosenId: first?.id, runnerUpId: first?.id }, "runnerUpId"],
      [{ chosenId: first?.id, runnerUpId: "999999" }, "runnerUpId"],
      [{ chosenId: first?.id, reasons: " " }, "reasons"],
    ] as const)
      expect((await decide(owner, room, input)).fields).toEqual({ [field]: expect.any(String) });
    const decided = await decide(owner, room, { chosenId: first?.id, runnerUpId: second?.id });
    expect(decided.room).toMatchObject({
      decision: { chosenName: "Cairn One", runnerUpName: "Atlas Pod", reasons: "It meets every must." },
      evaluation: { scoringClosedAt: expect.any(String) },
      results: { judges: 0 },
    });
    expect((await decide(owner, decided.room, { chosenId: second?.id })).code).toBe("CONFLICT");
    expect((await score(owner, room, first?.id ?? "", [])).code).toBe("CONFLICT");
    expect((await act(owner, "reopenEvaluation", room)).room.decision).toBeNull();
    expect((await act(owner, "reopenEvaluation", room)).code).toBe("CONFLICT");
  });

  it("is read by anybody with the link while it is shared, without the people's names", async () => {
    const { room } = await create(owner);
    const { room: shared } = await act(owner, "shareEvaluation", room, "$shared: Boolean!", { shared: true });
    const token = shared.shareUrl?.split("/").at(-1) ?? "";
    await decide(owner, room, { chosenId: room.candidates[0]?.id });
    const open = async () =>
      (
        await app.execute<{ sharedEvaluation: Room | null }>(
          `query ($token: String!) { sharedEvaluation(token: $token) ${ROOM} }`,
          { token },
        )
      ).data.sharedEvaluation;
    expect(await open()).toMatchObject({
      ...{ viewerRole: null, people: [], ownScores: [], shareUrl: null },
      decision: { chosenName: "Cairn One", decidedBy: null },
    });
    await act(owner, "shareEvaluation", room, "$shared: Boolean!", { shared: false });
    expect(await open()).toBeNull();
  });

  it("is downloaded as CSV and JSON by its people", async () => {
    const { room } = await create(owner);
    await scoreAll(owner, room, { "Cairn One": [5, 2], "Atlas Pod": [4, 5] });
    await act(owner, "submitEvaluationScores", room);
    const csv = await owner.fetch(`/api/evaluations/${room.id}.csv`);
    expect(csv.status).toBe(200);
    const lines = (await csv.text()).split("\r\n");
    expect(lines[0]).toContain("Place,Candidate,Vendor,Website,Score");
    expect(lines[0]).toContain("Accuracy (60%),Price (40%),Cost (USD),Cost from");
    expect(lines[1]).toMatch(/^1,Atlas Pod,.*,4\.4,4\.4,4\.4,1,,4,5,,$/);
    const json = await owner.fetch(`/api/evaluations/${room.id}.json`);
    expect(await json.json()).toMatchObject({
      evaluation: { name: "GPS for the academy" },
      results: { judges: 1 },
    });
    expect((await stranger.fetch(`/api/evaluations/${room.id}.json`)).status).toBe(404);
    expect((await app.fetch(`/api/evaluations/${room.id}.csv`)).status).toBe(401);
  });

  it("is deleted with everything by its owner", async () => {
    const { room } = await create(owner);
    await decide(owner, room, { chosenId: room.candidates[0]?.id });
    const remove = (by: TestClient) =>
      by.execute("mutation ($id: ID!) { deleteEvaluation(id: $id) { message } }", { id: room.id });
    expect((await remove(stranger)).errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
    expect((await remove(owner)).errors).toBeUndefined();
    expect(await read(owner, room.id)).toBeNull();
  });
});

it("takes as many statements with 50 candidates, 30 criteria and 20 judges as with two", async () => {
  const criteria = Array.from({ length: 30 }, (_, index) => ({
    title: `Criterion ${index}`,
    weight: 3,
    must: false,
  }));
  const { room: small } = await create(owner);
  const { room: large } = await create(owner, { criteria });
  await sql(
    `insert into evaluation_candidates (evaluation_id, name) select ?, 'Candidate ' || n from generate_series(1, 48) n`,
    [Number(large.id)],
  );
  await sql(
    `insert into evaluation_people (evaluation_id, role, joined_at, submitted_at)
     select ?, 'judge', now(), now() from generate_series(1, 20)`,
    [Number(large.id)],
  );
  await sql(
    `insert into evaluation_scores (person_id, candidate_id, criterion_id, score)
     select p.id, a.id, c.id, (p.id + a.id + c.id) % 6 from evaluation_people p
       join evaluation_candidates a on a.evaluation_id = p.evaluation_id
       join evaluation_criteria c on c.evaluation_id = p.evaluation_id where p.evaluation_id = ? and p.role = 'judge'`,
    [Number(large.id)],
  );
  await act(owner, "setEvaluationScoringClosed", small, "$closed: Boolean!", { closed: true });
  // The first time, it is noted that the owner has seen the result.
  await read(owner, large.id);
  const counts = [];
  for (const { id } of [small, large]) {
    const before = app.database.statements.length;
    const room = await read(owner, id);
    expect(room?.results).not.toBeNull();
    counts.push(app.database.statements.length - before);
  }
  expect(counts[1]).toBe(counts[0]);
});
