import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addJob } from "../../../jobs/queue.ts";
import { createUser, signIn } from "../../../testing/accounts.ts";
import {
  beginRoom,
  changeRoom,
  decideRoom,
  joinRoom,
  scoreRoom,
  type TestRoom,
} from "../../../testing/evaluations.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";
import { remindOfEvaluationDaysJob } from "./remind-of-days.job.ts";

let app: TestApp;
let solutions: { id: number; vendor: { id: number } }[];
beforeAll(async () => {
  app = await startTestApp("empty");
  solutions = [await createSolution(app, { title: "Cairn One" })];
});
afterAll(() => app.stop());

const day = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
const remind = async () => {
  await addJob(app.database.orm.em.fork(), remindOfEvaluationDaysJob, {});
  await app.runJobs();
};
const toldTo = async (by: TestClient) =>
  (
    await by.execute<{ notifications: { nodes: { title: string; text: string[]; path: string }[] } }>(
      "{ notifications(first: 20) { nodes { title text path } } }",
    )
  ).data.notifications.nodes;
const titles = async (by: TestClient) => (await toldTo(by)).map(({ title }) => title);

async function begin(input: object) {
  const users = [await createUser(app), await createUser(app), await createUser(app)] as const;
  const [owner, judge, reader] = [
    await signIn(app, users[0]),
    await signIn(app, users[1]),
    await signIn(app, users[2]),
  ];
  const room = await beginRoom(owner, [solutions[0]?.id ?? 0], { name: "GPS", ...input });
  await joinRoom(app, owner, room, { client: judge, email: users[1].email, role: "JUDGE" });
  await joinRoom(app, owner, room, { client: reader, email: users[2].email, role: "READER" });
  return { owner, judge, reader, room };
}
const ask = (owner: TestClient, { id }: TestRoom) =>
  changeRoom(owner, "askEvaluationVendors", "$id: ID!, $input: VendorRequestInput!, $key: String!", {
    id,
    input: {
      vendorIds: [String(solutions[0]?.vendor.id)],
      title: "About it",
      text: "Hello",
      questions: "Why?",
    },
    key: randomUUID(),
  });

describe("the days of an evaluation", () => {
  it("are told to those whom they concern, the day before and once", async () => {
    const { owner, judge, reader, room } = await begin({
      questionsDue: day(1),
      demosOn: day(1),
      decideOn: day(1),
    });
    await remind();
    await remind();
    expect((await titles(owner)).toSorted()).toEqual([
      "Demos for “GPS” are tomorrow",
      "Questions for “GPS” go out tomorrow",
      "The decision on “GPS” is due tomorrow",
    ]);
    expect((await titles(judge)).toSorted()).toEqual([
      "Demos for “GPS” are tomorrow",
      "The decision on “GPS” is due tomorrow",
    ]);
    expect(await toldTo(reader)).toEqual([
      {
        title: "Demos for “GPS” are tomorrow",
        text: [expect.stringContaining("criteria")],
        path: `/evaluations/${room.id}`,
      },
    ]);
    expect((await toldTo(judge)).find(({ title }) => title.startsWith("The decision"))).toMatchObject({
      text: ["Your scores aren't in yet.", expect.stringMatching(/^The day ends on .*, 11:59 PM UTC\.$/)],
      path: `/evaluations/${room.id}?tab=score`,
    });
    expect(app.mails.filter(({ subject }) => subject.startsWith("Demos for “GPS”"))).toHaveLength(3);
  });

  it("ask nobody for what is done", async () => {
    const { owner, judge, room } = await begin({
      questionsDue: day(1),
      answersDue: day(0),
      decideOn: day(0),
    });
    expect((await ask(owner, room)).errors).toBeUndefined();
    await scoreRoom(judge, room, 4);
    await remind();
    expect((await toldTo(owner)).map(({ title, text }) => [title, text[0]]).toSorted()).toEqual([
      ["The decision on “GPS” is due today", "Scores are in from 1 of 1 judge."],
      ["Vendors' answers for “GPS” are due today", "Still no answer from 1 of 1 vendor."],
    ]);
    const end = /^The day ends on \w+ \d+, \d{4}, 11:59 PM UTC\.$/;
    for (const { text } of await toldTo(owner)) expect(text[1]).toMatch(end);
    expect(await titles(judge)).toEqual([]);
  });

  it("are silent on other days, after the decision, and for those who have left", async () => {
    const far = await begin({ questionsDue: day(2), answersDue: day(-1), demosOn: day(3) });
    const decided = await begin({ demosOn: day(1) });
    await decideRoom(decided.owner, decided.room, decided.room.candidates[0]?.id);
    await remind();
    for (const by of [far.owner, far.judge, decided.owner, decided.judge])
      expect(await titles(by)).toEqual([]);
  });
});
