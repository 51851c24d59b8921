import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY } from "../../../shared/days/days.ts";
import { createUser, signIn } from "../../../testing/accounts.ts";
import {
  type AppliedKind,
  applying,
  codeOf,
  messageOf,
  newOpportunity,
  person,
  save,
  submit,
} from "../../../testing/applying.ts";
import { createCollaboration } from "../../../testing/factories/collaboration.ts";
import { createOrganization } from "../../../testing/factories/organization.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);

const discard = (client: TestClient, id: string) =>
  client.execute("mutation ($id: ID!) { discardApplication(id: $id) { message } }", { id });

describe("submitting", () => {
  it("is for people with an account and what exists, complete and with web addresses", async () => {
    const [client, id] = [await person(app), await newOpportunity(app)];
    expect(codeOf(await submit(app, id))).toBe("UNAUTHENTICATED");
    expect(codeOf(await submit(client, "999999"))).toBe("NOT_FOUND");
    expect(codeOf(await submit(client, "x", { kind: "COLLABORATION" }))).toBe("NOT_FOUND");
    const { errors } = await submit(client, id, {
      input: { text: " ", contactEmail: "noor", links: ["https://rovers.example", "javascript:alert(1)"] },
    });
    expect(errors?.[0]?.extensions).toEqual({
      code: "BAD_USER_INPUT",
      fields: {
        text: "What you offer is required",
        contactEmail: "Invalid email address",
        links: "Each link must be an http or https address",
      },
    });
    for (const key of ["", "short", "no spaces here", "x".repeat(101)])
      expect(codeOf(await submit(client, id, { key }))).toBe("BAD_USER_INPUT");
    expect((await applying(client, id)).application).toBeNull();
  });

  it("fifty times at once with one key has one effect and one answer", async () => {
    const [client, id] = [await person(app), await newOpportunity(app)];
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(client, id)));
    expect(new Set(answers.map(({ data, errors }) => JSON.stringify([data, errors]))).size).toBe(1);
    expect(answers[0]?.errors).toBeUndefined();
    const [counts] = await sql(
      `select count(*)::int as rows, (select count(*)::int from application_steps s
         join applications a on a.id = s.application_id where a.applicant_id = ?) as steps,
         (select count(*)::int from audit_entries where action = 'application.submitted' and actor_id = ?) as acts
       from applications where applicant_id = ?`,
      [client.userId, client.userId, client.userId],
    );
    expect(counts).toEqual({ rows: 1, steps: 1, acts: 1 });
  });

  it("a second time with another key is refused", async () => {
    const [client, id] = [await person(app), await newOpportunity(app)];
    const { id: sent } = (await submit(client, id)).data.submitApplication;
    const again = await submit(client, id, { key: "another-key" });
    expect([codeOf(again), messageOf(again)]).toEqual([
      "CONFLICT",
      "You've already applied. Withdraw your application to change it.",
    ]);
    expect(codeOf(await save(client, id, { text: "Changed" }, 1))).toBe("CONFLICT");
    expect(codeOf(await discard(client, sent))).toBe("CONFLICT");
  });

  it("is refused in a burst", async () => {
    const [client, id] = [await person(app), await newOpportunity(app)];
    const answers = await Promise.all(Array.from({ length: 65 }, () => submit(client, id)));
    expect(answers.filter((answer) => codeOf(answer) === "TOO_MANY_REQUESTS")).toHaveLength(5);
  });
});

describe("what takes no applications", () => {
  const past = new Date(Date.UTC(2026, 4, 3, 9));
  it("refuses with the reason, to submit and to keep a draft", async () => {
    const client = await person(app);
    const due = "Applications closed on May 3, 2026, 9:00 AM UTC.";
    const closed = "This opportunity no longer accepts applications.";
    const cases: [AppliedKind, string, string][] = [
      ["OPPORTUNITY", await newOpportunity(app, { status: "closed" }), closed],
      ["OPPORTUNITY", await newOpportunity(app, { dueDate: past }), due],
      ["COLLABORATION", String((await createCollaboration(app, { dueDate: past })).id), due],
    ];
    for (const [kind, id, reason] of cases) {
      for (const answer of [
        await submit(client, id, { kind }),
        await save(client, id, { text: "Mine" }, undefined, kind),
      ])
        expect([codeOf(answer), messageOf(answer)]).toEqual(["CONFLICT", reason]);
      expect(await applying(client, id, kind)).toEqual({
        refusal: reason,
        mayDecide: false,
        application: null,
      });
    }
  });

  it("is what is due later not", async () => {
    const dueDate = new Date(Date.now() + DAY);
    const id = String((await createCollaboration(app, { dueDate })).id);
    const { data } = await submit(await person(app), id, { kind: "COLLABORATION" });
    expect(data.submitApplication.status).toBe("SUBMITTED");
  });

  it("is one's own, as the person or a member", async () => {
    const user = await createUser(app);
    const client = await signIn(app, user);
    const organization = await createOrganization(app, { members: [[user, "owner"]] });
    for (const id of [
      await newOpportunity(app, { ownerUser: user }),
      await newOpportunity(app, { ownerOrganization: organization }),
    ]) {
      expect(codeOf(await submit(client, id))).toBe("FORBIDDEN");
      expect(await applying(client, id)).toMatchObject({ mayDecide: true, application: null });
    }
  });
});
