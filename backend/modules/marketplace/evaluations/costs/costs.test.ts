import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import {
  beginRoom,
  changeRoom,
  decideRoom,
  readRoom,
  readSharedRoom,
  shareRoom,
  type TestRoom,
} from "../../../../testing/evaluations.ts";
import { planTerms } from "../../../../testing/factories/plan.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";
import { evaluationData } from "../personal-data.ts";

let app: TestApp;
let owner: SignedInClient;
let stranger: SignedInClient;
let judge: { client: SignedInClient; id: number; name: string };
let solutions: number[];

beforeAll(async () => {
  app = await startTestApp("empty");
  [owner, stranger] = [await signIn(app, await createUser(app)), await signIn(app, await createUser(app))];
  const user = await createUser(app);
  judge = { client: await signIn(app, user), id: user.id, name: `${user.firstName} ${user.lastName}` };
  solutions = [
    await createSolution(app, {
      title: "Cairn One",
      plans: [
        planTerms(),
        planTerms({
          ...{ name: "Flat", per: "flat", period: "year" },
          ...{ amount: "400", currency: "EUR", from: true },
        }),
      ],
    }),
    await createSolution(app, { title: "Atlas Pod", plans: [] }),
    await createSolution(app, { title: "Quiet", plans: [planTerms({ amount: null })] }),
  ].map(({ id }) => id);
});
afterAll(() => app.stop());

const setNumbers = (by: TestClient, { id, evaluation }: TestRoom, input: object = {}) =>
  changeRoom(by, "setEvaluationNumbers", "$id: ID!, $input: EvaluationNumbersInput!, $version: Int!", {
    id,
    input: { athletes: 40, months: 24, ...input },
    version: evaluation.version,
  });
const enter = (by: TestClient, { id }: TestRoom, candidateId: string | undefined, input: object | null) =>
  changeRoom(by, "setCandidateCost", "$id: ID!, $candidateId: ID!, $input: CandidateCostInput", {
    ...{ id, candidateId },
    input: input && { amount: "1200", source: "Quote of March 3", ...input },
  });
const join = (room: TestRoom, role = "judge") =>
  app.database.orm.em
    .fork()
    .execute(
      "insert into evaluation_people (evaluation_id, user_id, role, joined_at) values (?, ?, ?, now())",
      [Number(room.id), judge.id, role],
    );

it("come from the cheapest plan that covers the numbers, with formula and unknowns", async () => {
  const room = await beginRoom(owner, solutions);
  expect(room.costs[0]).toMatchObject({ basis: "PLAN", words: "from $460" });
  const { room: asked } = await setNumbers(owner, room, { athletes: 3 });
  expect(asked.numbers).toEqual({
    ...{ athletes: 3, teams: null, venues: null, events: null, seats: null, devices: null },
    ...{ months: 24, currency: "USD" },
  });
  expect(asked.costs).toMatchObject([
    {
      ...{ basis: "PLAN", amount: "648", words: "$648", conversion: null, rates: [] },
      formula: ["3 athletes × $9 × 24 months = $648"],
      unknown: ["There is another plan."],
    },
    { basis: "UNKNOWN", amount: null, words: "Not known", unknown: ["The catalog has no plans for it."] },
    { basis: "UNKNOWN", amount: null, unknown: ["The price is given on request."] },
  ]);
});

it("are read from the price in words where there are no plans", async () => {
  const { id } = await createSolution(app, { title: "Worded", pricing: "$24 a month per coach", plans: [] });
  const { room } = await setNumbers(owner, await beginRoom(owner, [id]), { seats: 2 });
  expect(room.costs).toMatchObject([
    {
      ...{ basis: "PLAN", amount: "1152", formula: ["2 seats × $24 × 24 months = $1,152"] },
      unknown: ["Read from the price in the vendor's words."],
    },
  ]);
});

it("are in the buyer's currency, with the rate and its day", async () => {
  const room = await beginRoom(owner, solutions);
  const { room: euros } = await setNumbers(owner, room, { currency: "EUR" });
  expect(euros.costs[0]).toMatchObject({ amount: "800", words: "from EUR 800", conversion: null });
  const { room: pounds } = await setNumbers(owner, euros, { currency: "GBP" });
  expect(pounds.costs[0]).toMatchObject({
    amount: "687",
    words: "from GBP 687",
    conversion: "EUR 800, converted at 1 EUR = $1.15 on June 30, 2026 and 1 GBP = $1.34 on June 30, 2026.",
    rates: [
      { currency: "EUR", ratedOn: "2026-06-30" },
      { currency: "GBP", ratedOn: "2026-06-30" },
    ],
  });
  const { room: unrated } = await setNumbers(owner, pounds, { currency: "ISK" });
  expect(unrated.costs[0]).toMatchObject({
    ...{ basis: "UNKNOWN", amount: null },
    unknown: expect.arrayContaining([expect.stringContaining("There is no exchange rate for ISK")]),
  });
});

it("are entered by judges with a source, and taken back", async () => {
  const room = await beginRoom(owner, solutions);
  await join(room);
  const atlas = room.candidates[1]?.id;
  const entered = await enter(judge.client, room, atlas, { amount: "1,200.50", currency: "EUR" });
  expect(entered.room.costs[1]).toMatchObject({
    ...{
      basis: "ENTERED",
      amount: "1381",
      words: "$1,381",
      source: "Quote of March 3",
      enteredBy: judge.name,
    },
    conversion: "EUR 1,200.50, converted at 1 EUR = $1.15 on June 30, 2026.",
  });
  expect((await enter(owner, room, room.candidates[0]?.id, {})).room.costs[0]).toMatchObject({
    ...{ basis: "ENTERED", amount: "1200", formula: [] },
  });
  const shared = await shareRoom(owner, room.id);
  expect((await readSharedRoom(app, shared))?.costs[1]).toMatchObject({ amount: "1381", enteredBy: null });
  const lines = await (await owner.fetch(`/api/evaluations/${room.id}.csv`)).text();
  expect(lines).toContain("Cost (USD),Cost from");
  expect(lines).toContain(",1381,");
  expect(await (await owner.fetch(`/api/evaluations/${room.id}.json`)).json()).toMatchObject({
    numbers: { months: 12 },
    costs: [{ amount: "1200" }, { amount: "1381", rates: [{ currency: "EUR" }] }, {}],
  });
  expect((await enter(owner, room, atlas, null)).room.costs[1]).toMatchObject({ basis: "UNKNOWN" });
});

it("keep both entries of judges who enter at once to one", async () => {
  const room = await beginRoom(owner, solutions);
  await join(room);
  const id = room.candidates[1]?.id;
  const both = await Promise.all([enter(judge.client, room, id, {}), enter(owner, room, id, {})]);
  expect(both.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  expect((await readRoom(owner, room.id))?.costs[1]).toMatchObject({ basis: "ENTERED", amount: "1200" });
});

it("refuse others and bad values", async () => {
  const room = await beginRoom(owner, solutions);
  await join(room, "reader");
  const id = room.candidates[1]?.id;
  for (const [by, code] of [
    [app, "UNAUTHENTICATED"],
    [stranger, "NOT_FOUND"],
    [judge.client, "FORBIDDEN"],
  ] as const) {
    expect((await setNumbers(by, room)).code).toBe(code);
    expect((await enter(by, room, id, {})).code).toBe(code);
  }
  for (const [input, field] of [
    [{ athletes: 0 }, "athletes"],
    [{ teams: 1_000_001 }, "teams"],
    [{ months: 121 }, "months"],
    [{ currency: "XXX" }, "currency"],
  ] as const)
    expect((await setNumbers(owner, room, input)).fields).toEqual({ [field]: expect.any(String) });
  for (const [input, field] of [
    [{ amount: "much" }, "amount"],
    [{ amount: "-1" }, "amount"],
    [{ amount: "1.234" }, "amount"],
    [{ currency: "ZZZ" }, "currency"],
    [{ source: " " }, "source"],
    [{ source: "x".repeat(301) }, "source"],
  ] as const)
    expect((await enter(owner, room, id, input)).fields).toEqual({ [field]: expect.any(String) });
  expect((await setNumbers(owner, { ...room, evaluation: { ...room.evaluation, version: 9 } })).code).toBe(
    "CONFLICT",
  );
  expect((await enter(owner, room, "999999", {})).code).toBe("NOT_FOUND");
  await decideRoom(owner, room, id);
  expect((await enter(owner, room, id, {})).code).toBe("CONFLICT");
});

it("are exported with who entered them, and stay without a name when the account ends", async () => {
  const room = await beginRoom(owner, solutions);
  await join(room);
  await enter(judge.client, room, room.candidates[1]?.id, {});
  const { data } = await judge.client.execute<{ exportMyData: { content: string } }>(
    "{ exportMyData { content } }",
  );
  expect(JSON.parse(data.exportMyData.content).evaluations.costs).toContainEqual(
    expect.objectContaining({ candidate: "Atlas Pod", amount: 1200, source: "Quote of March 3" }),
  );
  await app.database.orm.em.fork().transactional((em) => evaluationData.erase(em, judge.id));
  expect((await readRoom(owner, room.id))?.costs[1]).toMatchObject({
    amount: "1200",
    enteredBy: "A former member",
  });
});
