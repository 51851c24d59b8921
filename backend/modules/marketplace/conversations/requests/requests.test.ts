import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import {
  startTestApp,
  type TestAnswer,
  type TestApp,
  type TestClient,
} from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let member: SignedInClient;
let rival: SignedInClient;
let vendorIds: string[];
beforeAll(async () => {
  app = await startTestApp("empty");
  const users = [await createUser(app), await createUser(app)] as const;
  [member, rival] = [await signIn(app, users[0]), await signIn(app, users[1])];
  const vendors = [];
  for (const [index, name] of [
    "Arrowmere",
    "Brindlefox",
    "Corvane",
    "Dunmarrow",
    "Emberwick",
    "Falken",
  ].entries()) {
    const user = users[index];
    const organization = await createOrganization(app, user ? { members: [[user, "owner"]] } : {});
    vendors.push(await createVendor(app, { name, organization }));
  }
  vendorIds = vendors.map(({ id }) => String(id));
});
afterAll(() => app.stop());

interface Request {
  id: string;
  title: string;
  vendorCount: number | null;
  answeredCount: number | null;
  questions: { id: string; text: string }[];
}
interface Reply {
  conversation: { id: string; vendor: { name: string } };
  answers: { questionId: string; text: string }[];
}
const REQUEST = "{ id title vendorCount answeredCount questions { id text } }";

const codeOf = ({ errors }: Pick<TestAnswer<unknown>, "errors">) => errors?.[0]?.extensions?.code;
const person = async () => signIn(app, await createUser(app));
const ask = (client: TestClient, input: object = {}, key: string = randomUUID()) =>
  client.execute<{ requestVendors: Request }>(
    `mutation ($input: VendorRequestInput!, $key: String!) { requestVendors(input: $input, key: $key) ${REQUEST} }`,
    {
      input: {
        vendorIds: vendorIds.slice(0, 3),
        title: "Video for two squads",
        text: "We are looking for next season.",
        questions: "What does it cost a year?\n\n  Does it work offline?  ",
        ...input,
      },
      key,
    },
  );
const open = async (client: TestClient, id: string) =>
  (
    await client.execute<{ vendorRequest: Request | null; vendorReplies: Reply[] }>(
      `query ($id: ID!) { vendorRequest(id: $id) ${REQUEST}
        vendorReplies(requestId: $id) { conversation { id vendor { name } } answers { questionId text } } }`,
      { id },
    )
  ).data;
const answer = (client: TestClient, conversationId: string, answers: object[], key: string = randomUUID()) =>
  client.execute<{ answerVendorRequest: { id: string; text: string } }>(
    `mutation ($conversationId: ID!, $answers: [VendorAnswerInput!]!, $key: String!) {
      answerVendorRequest(conversationId: $conversationId, answers: $answers, key: $key) { id text } }`,
    { conversationId, answers, key },
  );

describe("a request to several vendors", () => {
  it("reaches each of them, and puts their latest answers side by side", async () => {
    const client = await person();
    const { requestVendors: sent } = (await ask(client)).data;
    expect(sent).toMatchObject({ title: "Video for two squads", vendorCount: 3, answeredCount: 0 });
    expect(sent.questions.map(({ text }) => text)).toEqual([
      "What does it cost a year?",
      "Does it work offline?",
    ]);
    const [cost, offline] = sent.questions.map(({ id }) => id);
    const { vendorReplies } = await open(client, sent.id);
    expect(vendorReplies.map(({ conversation }) => conversation.vendor.name)).toEqual([
      "Arrowmere",
      "Brindlefox",
      "Corvane",
    ]);
    const [first = "", second = ""] = vendorReplies.map(({ conversation }) => conversation.id);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        answer(member, first, [{ questionId: cost, text: "900 dollars" }], key),
      ),
    );
    expect(new Set(answers.map(({ data }) => data.answerVendorRequest.id)).size).toBe(1);
    await answer(member, first, [
      { questionId: cost, text: " 800 dollars " },
      { questionId: offline, text: "" },
    ]);
    await answer(rival, second, [{ questionId: offline, text: "Yes" }]);
    const { vendorRequest, vendorReplies: replies } = await open(client, sent.id);
    expect(vendorRequest?.answeredCount).toBe(2);
    expect(replies.map(({ answers }) => answers)).toEqual([
      [{ questionId: cost, text: "800 dollars" }],
      [{ questionId: offline, text: "Yes" }],
      [],
    ]);
    const { data } = await client.execute<{ conversationMessages: { nodes: { text: string }[] } }>(
      `{ conversationMessages(conversationId: ${first}) { nodes { text } } }`,
    );
    expect(data.conversationMessages.nodes.map(({ text }) => text)).toEqual([
      "1. What does it cost a year?\n800 dollars",
      "1. What does it cost a year?\n900 dollars",
      "We are looking for next season.\n\n1. What does it cost a year?\n2. Does it work offline?",
    ]);
    await app.runJobs();
    expect(app.mails.filter(({ to }) => to.includes("@people.example"))).toHaveLength(4);
  });

  it("is refused with a message at what is missing or too much", async () => {
    const client = await person();
    const fieldsOf = async (input: object) => (await ask(client, input)).errors?.[0]?.extensions?.fields;
    expect(await fieldsOf({ title: " ", text: "", questions: " \n" })).toEqual({
      title: "What it's about is required",
      text: "Message is required",
      questions: "Ask at least one question",
    });
    expect(await fieldsOf({ questions: "x\n".repeat(9) })).toEqual({ questions: "Ask at most 8 questions" });
    expect(await fieldsOf({ questions: "x".repeat(301) })).toEqual({
      questions: "A question must be at most 300 characters",
    });
    expect(await fieldsOf({ vendorIds: [] })).toEqual({ vendorIds: "Choose a vendor" });
    expect(await fieldsOf({ vendorIds })).toEqual({ vendorIds: "Choose at most 5 vendors" });
    expect(await fieldsOf({ vendorIds: ["999999"] })).toEqual({
      vendorIds: "One of these vendors no longer exists",
    });
    expect(codeOf(await ask(member))).toBe("FORBIDDEN");
    expect(codeOf(await ask(app))).toBe("UNAUTHENTICATED");
  });

  it("has one effect however often it is sent at once, and is limited to five a day", async () => {
    const [client, key] = [await person(), randomUUID()];
    const sent = await Promise.all(Array.from({ length: 4 }, () => ask(client, {}, key)));
    expect(new Set(sent.map(({ data }) => data.requestVendors.id)).size).toBe(1);
    const { data } = await client.execute<{ conversations: { totalCount: number } }>(
      "{ conversations { totalCount } }",
    );
    expect(data.conversations.totalCount).toBe(3);
    const other = await person();
    const codes: unknown[] = [];
    for (let n = 0; n < 6; n++) codes.push(codeOf(await ask(other)));
    expect(codes.slice(4)).toEqual([undefined, "TOO_MANY_REQUESTS"]);
  });

  it("shows nobody else who was asked and what they answered", async () => {
    const client = await person();
    const { requestVendors: sent } = (await ask(client)).data;
    const [first] = (await open(client, sent.id)).vendorReplies;
    const conversation = first?.conversation.id ?? "";
    for (const other of [member, await person()])
      for (const id of [sent.id, "999999"])
        expect(await open(other, id)).toEqual({ vendorRequest: null, vendorReplies: [] });
    const { data } = await member.execute<{ conversation: { request: Request } }>(
      `{ conversation(id: ${conversation}) { request ${REQUEST} } }`,
    );
    expect(data.conversation.request).toMatchObject({ id: sent.id, vendorCount: null, answeredCount: null });
    const given = [{ questionId: sent.questions[0]?.id, text: "Mine" }];
    for (const other of [client, rival]) {
      const [foreign, missing] = [
        await answer(other, conversation, given),
        await answer(other, "999999", given),
      ];
      expect(codeOf(foreign)).toBe("NOT_FOUND");
      expect(foreign.errors?.[0]?.message).toBe(missing.errors?.[0]?.message);
    }
    const refused = await answer(member, conversation, [{ ...given[0], text: "x".repeat(2001) }]);
    expect(refused.errors?.[0]?.extensions?.fields).toEqual({
      [`answer${sent.questions[0]?.id}`]: "An answer must be at most 2000 characters",
    });
    expect(codeOf(await answer(member, conversation, []))).toBe("BAD_USER_INPUT");
  });

  it("is listed and compared in as many statements however many there are", async () => {
    const client = await person();
    const count = async (id: string) => {
      app.database.statements.length = 0;
      await client.execute(`{ vendorRequests { nodes ${REQUEST} } }`);
      const listed = app.database.statements.length;
      await open(client, id);
      return [listed, app.database.statements.length];
    };
    const one = (await ask(client, { vendorIds: vendorIds.slice(0, 1) })).data.requestVendors.id;
    const before = await count(one);
    const five = (await ask(client, { vendorIds: vendorIds.slice(0, 5) })).data.requestVendors.id;
    expect(await count(five)).toEqual(before);
  });
});
