import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { startTestApp, type TestApp, testClient } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let mentor: SignedInClient;
let student: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());
beforeEach(async () => {
  mentor = await signIn(app, await createUser(app, { role: "mentor", firstName: "Mara" }));
  student = await signIn(app, await createUser(app, { role: "student", firstName: "Stu" }));
});

type Request = { id: string; status: string; contact: string };
const ask = (who: Pick<SignedInClient, "execute">, mentorId = mentor.userId, message = "Will you help me?") =>
  who.execute<{ requestMentoring: Request }>(
    "mutation ($m: ID!, $t: String!) { requestMentoring(mentorId: $m, message: $t) { id status contact } }",
    { m: String(mentorId), t: message },
  );
const decide = (who: SignedInClient, id: string, accept: boolean, contact = "") =>
  who.execute<{ decideMentoring: Request }>(
    `mutation ($id: ID!, $a: Boolean!, $c: String!) {
      decideMentoring(id: $id, accept: $a, contact: $c) { id status contact } }`,
    { id, a: accept, c: contact },
  );
const asked = async () => (await ask(student)).data.requestMentoring.id;
const codeOf = ({ errors }: { errors?: readonly { extensions?: { code?: unknown } }[] | undefined }) =>
  errors?.[0]?.extensions?.code;
const notificationsOf = async (who: SignedInClient) => {
  const { data } = await who.execute<{ notifications: { nodes: { title: string }[] } }>(
    "{ notifications { nodes { title } } }",
  );
  return data.notifications.nodes.map(({ title }) => title);
};

describe("a request for mentoring", () => {
  it("waits for the mentor, who is told and decides; the student reads the contact", async () => {
    const id = await asked();
    expect(await notificationsOf(mentor)).toEqual(["Stu Haddad asked you to be their mentor"]);
    const { data } = await decide(mentor, id, true, "mara@lab.example");
    expect(data.decideMentoring).toEqual({ id, status: "ACCEPTED", contact: "mara@lab.example" });
    expect(await notificationsOf(student)).toEqual(["Mara Haddad accepted your mentoring request"]);
    const found = await student.execute<{ mentors: { id: string; viewerRequest: Request | null }[] }>(
      "{ mentors(first: 100) { id viewerRequest { id status contact } } }",
    );
    const own = found.data.mentors.find((one) => one.id === String(mentor.userId));
    expect(own?.viewerRequest).toEqual(data.decideMentoring);
  });

  it("keeps no contact when it is declined, and can be sent again then", async () => {
    const { data } = await decide(mentor, await asked(), false, "mara@lab.example");
    expect(data.decideMentoring).toMatchObject({ status: "DECLINED", contact: null });
    expect((await ask(student)).data.requestMentoring.status).toBe("PENDING");
  });

  it("is one at a time, also when it is sent twice at once", async () => {
    const answers = await Promise.all([ask(student), ask(student), ask(student)]);
    expect(answers.map(codeOf).toSorted()).toEqual(["CONFLICT", "CONFLICT", undefined]);
    expect(await notificationsOf(mentor)).toHaveLength(1);
  });

  it("is decided once", async () => {
    const id = await asked();
    const answers = await Promise.all([decide(mentor, id, true), decide(mentor, id, false)]);
    expect(answers.map(codeOf).toSorted()).toEqual(["CONFLICT", undefined]);
  });

  it("is refused to others than students, and to mentors who can't be found", async () => {
    expect(codeOf(await ask(mentor))).toBe("FORBIDDEN");
    expect(codeOf(await ask(testClient(app.url)))).toBe("UNAUTHENTICATED");
    expect(codeOf(await ask(student, student.userId))).toBe("NOT_FOUND");
    expect(codeOf(await ask(student, mentor.userId, "  "))).toBe("BAD_USER_INPUT");
    const privacy = { profileVisibility: false, profileDiscovery: true };
    const hidden = await createUser(app, { role: "mentor", privacy } as never);
    expect(codeOf(await ask(student, hidden.id))).toBe("NOT_FOUND");
  });

  it("is nobody else's to decide or to read", async () => {
    const id = await asked();
    const other = await signIn(app, await createUser(app, { role: "mentor" }));
    expect(codeOf(await decide(other, id, true))).toBe("NOT_FOUND");
    expect(codeOf(await decide(student, id, true))).toBe("NOT_FOUND");
    const { data } = await other.execute("{ mentoringRequests { nodes { id } } }");
    expect(data).toEqual({ mentoringRequests: { nodes: [] } });
  });

  it("is read in few statements, however many there are", async () => {
    for (let at = 0; at < 4; at++) await ask(await signIn(app, await createUser(app, { role: "student" })));
    app.database.statements.length = 0;
    const { data } = await mentor.execute<{ mentoringRequests: { nodes: object[] } }>(
      "{ mentoringRequests(status: PENDING) { nodes { id student { name } mentor { name } } } mentors { id } }",
    );
    expect(data.mentoringRequests.nodes).toHaveLength(4);
    expect(app.database.statements.length).toBeLessThanOrEqual(6);
  });
});

describe("mentoring over REST", () => {
  const read = async (who: SignedInClient, path: string) => (await who.fetch(path)).json();

  it("is the caller's own, whoever is named", async () => {
    await decide(mentor, await asked(), true);
    const other = `?userId=${student.userId}&role=student`;
    expect(await read(mentor, `/api/mentor/students${other}`)).toMatchObject([
      { student: { name: "Stu Haddad" } },
    ]);
    expect(await read(mentor, `/api/mentor/research-projects${other}`)).toEqual([]);
    expect(await read(student, "/api/student/assignments")).toEqual([]);
    const mentors = (await read(student, "/api/student/mentors")) as { id: number; request: string | null }[];
    expect(mentors.find(({ id }) => id === mentor.userId)?.request).toBe("accepted");
    // The student mentors nobody, and was asked by nobody.
    expect(await read(student, `/api/mentor/students?userId=${mentor.userId}`)).toEqual([]);
    expect(await read(student, `/api/mentor/research-projects?userId=${mentor.userId}`)).toEqual([]);
    const asMentor = (await read(mentor, `/api/student/mentors?userId=${student.userId}`)) as {
      id: number;
    }[];
    expect(asMentor.every(({ id }) => id !== mentor.userId)).toBe(true);
    for (const path of [
      "mentor/students",
      "mentor/research-projects",
      "student/mentors",
      "student/assignments",
    ])
      expect((await app.fetch(`/api/${path}`)).status).toBe(401);
  });
});
