import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Role } from "../../../shared/actor.ts";
import { createUser, signIn } from "../../../testing/accounts.ts";
import { createDemoRequest } from "../../../testing/factories/demo-request.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const MUTATION = `mutation ($input: DemoRequestInput!) {
  requestDemo(input: $input) { id name email organization preferredTime message createdAt }
}`;
const input = {
  name: "Ada Quist",
  email: "ada@club.example",
  organization: "Quist Rowing Club",
  preferredTime: "Tuesday after 14:00 CET",
  message: "Load monitoring for 40 juniors 🚣",
};
const request = (changes: Record<string, unknown> = {}) =>
  app.execute<{ requestDemo: Record<string, string | null> }>(MUTATION, { input: { ...input, ...changes } });
const stored = () => app.database.orm.em.fork().execute("select * from demo_requests order by id");

describe("a request for a demonstration", () => {
  it("is kept as it was sent", async () => {
    const { data, errors } = await request();
    expect(errors).toBeUndefined();
    expect(data.requestDemo).toMatchObject(input);
    expect(await stored()).toMatchObject([
      { name: input.name, email: input.email, preferred_time: input.preferredTime, message: input.message },
    ]);
  });

  it("reaches the administrators by mail", async () => {
    const { email } = await createUser(app, { role: "admin" });
    await request({ email: "letter@club.example" });
    await app.runJobs();
    const letter = app.mails.findLast(({ to }) => to.includes(email));
    expect(letter?.subject).toBe("Demo request from Quist Rowing Club - SportsTech Hub");
    expect(letter?.text).toContain("letter@club.example");
  });

  it("needs neither a time nor a message", async () => {
    const { data } = await request({ preferredTime: null, message: "  " });
    expect(data.requestDemo).toMatchObject({ preferredTime: null, message: null });
  });

  it.each([
    ["name", { name: "  " }, "Name is required"],
    ["name", { name: "x".repeat(121) }, "Name must be at most 120 characters"],
    ["email", { email: "" }, "Email is required"],
    ["email", { email: "ada" }, "Invalid email address"],
    ["organization", { organization: "" }, "Organization is required"],
    ["preferredTime", { preferredTime: "x".repeat(201) }, "Preferred time must be at most 200 characters"],
    ["message", { message: "x".repeat(2001) }, "Message must be at most 2,000 characters"],
  ])("is refused at %s for %j", async (field, changes, message) => {
    const before = await stored();
    const { errors } = await request(changes);
    expect(errors?.[0]?.extensions).toEqual({ code: "BAD_USER_INPUT", fields: { [field]: message } });
    expect(await stored()).toEqual(before);
  });

  it("is refused after five from one e-mail address in an hour", async () => {
    const email = "often@club.example";
    for (let count = 0; count < 5; count += 1) expect((await request({ email })).errors).toBeUndefined();
    const { errors } = await request({ email });
    expect(errors?.[0]?.extensions).toEqual({ code: "TOO_MANY_REQUESTS", retryAfter: 3600 });
    expect((await request({ email: "other@club.example" })).errors).toBeUndefined();
  });

  it("names every bad field at once", async () => {
    const { errors } = await request({ name: "", email: "x", organization: "" });
    expect(Object.keys(errors?.[0]?.extensions?.fields as object).sort()).toEqual([
      "email",
      "name",
      "organization",
    ]);
  });

  it("is refused when it holds text that can't be stored", async () => {
    const { errors } = await request({ message: "a\u0000b" });
    expect(errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
  });

  it("is listed for administrators, latest first, and for nobody else", async () => {
    const list = "{ demoRequests(first: 2) { totalCount nodes { email createdAt } } }";
    const codeFor = async (role: Role) => {
      const client = await signIn(app, await createUser(app, { role }));
      return (await client.execute(list)).errors?.[0]?.extensions?.code;
    };
    expect((await app.execute(list)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    for (const role of ["user", "student", "mentor", "investor"] as const)
      expect(await codeFor(role)).toBe("FORBIDDEN");
    const admin = await signIn(app, await createUser(app, { role: "admin" }));
    for (let n = 0; n < 3; n += 1) await createDemoRequest(app);
    const { data, errors } = await admin.execute<{
      demoRequests: { totalCount: number; nodes: { createdAt: string }[] };
    }>(list);
    expect(errors).toBeUndefined();
    expect(data.demoRequests.totalCount).toBe((await stored()).length);
    const [first, second] = data.demoRequests.nodes;
    expect(Date.parse(first?.createdAt ?? "")).toBeGreaterThanOrEqual(Date.parse(second?.createdAt ?? ""));
  });
});
