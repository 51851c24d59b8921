import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createReview } from "../../../../testing/factories/review.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";
import type { User } from "../../../account/identity/user.entity.ts";
import type { Solution } from "../../solutions/solution.entity.ts";
import type { Vendor } from "../../vendors/vendor.entity.ts";

type Person = SignedInClient & { user: User };

let app: TestApp;
let member: Person;
let editor: Person;
let stranger: Person;
let admin: Person;
let vendor: Vendor;
let solution: Solution;
beforeAll(async () => {
  app = await startTestApp("empty");
  member = await person();
  editor = await person();
  stranger = await person();
  admin = await person({ role: "admin" });
  const organization = await createOrganization(app, {
    members: [
      [member.user, "owner"],
      [editor.user, "editor"],
    ],
  });
  vendor = await createVendor(app, { organization, website: "https://north.example" });
  solution = await createSolution(app, { vendor });
});
afterAll(() => app.stop());

async function person(fields: Parameters<typeof createUser>[1] = {}): Promise<Person> {
  const user = await createUser(app, fields);
  return { ...(await signIn(app, user)), user };
}

const invite = (by: TestClient, email: string, id: unknown = solution.id) =>
  by.execute<{ inviteReview: { id: string } }>(
    "mutation ($id: ID!, $email: String!) { inviteReview(solutionId: $id, email: $email) { id email acceptedAt } }",
    { id, email },
  );
const accept = (by: TestClient, token: string) =>
  by.execute("mutation ($token: String!) { acceptReviewInvitation(token: $token) { id } }", { token });
const offered = (by: TestClient, token: string) =>
  by.execute<{ offeredReview: object | null }>(
    "query ($token: String!) { offeredReview(token: $token) { solutionId title email isForViewer } }",
    { token },
  );
const write = (by: TestClient, id: unknown = solution.id) =>
  by.execute<{ writeReview: { id: string; verifiedBy: string | null } }>(
    `mutation ($id: ID!) {
      writeReview(solutionId: $id, input: { rating: 2, title: "Slow", text: "Slow to load." }) { id verifiedBy }
    }`,
    { id },
  );
const listed = (by: TestClient) =>
  by.execute<{ reviewInvitations: { id: string; email: string; acceptedAt: string | null }[] }>(
    "query ($id: ID!) { reviewInvitations(vendorId: $id) { id email acceptedAt } }",
    { id: vendor.id },
  );
const refusal = ({ errors }: Awaited<ReturnType<TestClient["execute"]>>) => errors?.[0]?.extensions?.code;

/** The token in the last letter to an address. */
async function tokenFor(email: string): Promise<string> {
  await app.runJobs();
  const letter = app.mails.filter(({ to }) => to === email).at(-1);
  expect(letter?.text).toContain("doesn't decide whether it is shown");
  return /review-invitations\?token=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
}

describe("an invitation to review", () => {
  it("verifies a later review, works once, and isn't readable in the database", async () => {
    const customer = await person();
    const { email } = customer.user;
    expect((await invite(member, email)).data.inviteReview).toMatchObject({ email, acceptedAt: null });
    const token = await tokenFor(email);
    const stored = await app.database.orm.em
      .fork()
      .execute<{ row: string }[]>("select to_jsonb(i)::text as row from review_invitations i");
    expect(stored.some(({ row }) => row.includes(token))).toBe(false);
    expect((await offered(customer, token)).data.offeredReview).toMatchObject({ email, isForViewer: true });
    expect((await offered(stranger, token)).data.offeredReview).toMatchObject({ isForViewer: false });
    expect(refusal(await accept(stranger, token))).toBe("FORBIDDEN");
    expect(refusal(await accept(app, token))).toBe("UNAUTHENTICATED");
    const answers = await Promise.all([accept(customer, token), accept(customer, token)]);
    expect(answers.map(refusal).toSorted()).toEqual(["BAD_USER_INPUT", undefined]);
    expect((await offered(customer, token)).data.offeredReview).toBeNull();
    expect((await write(customer)).data.writeReview).toMatchObject({ verifiedBy: "INVITATION" });
    expect((await listed(member)).data.reviewInvitations[0]?.acceptedAt).not.toBeNull();
    expect(refusal(await invite(member, email))).toBe("CONFLICT");
  });

  it("verifies the review that a customer has written before, and no other", async () => {
    const customer = await person();
    const other = await createSolution(app, { vendor });
    expect((await write(customer)).data.writeReview.verifiedBy).toBeNull();
    await write(customer, other.id);
    await invite(editor, customer.user.email);
    await accept(customer, await tokenFor(customer.user.email));
    const rows = await app.database.orm.em
      .fork()
      .execute<{ by: string | null }[]>(
        "select verified_by as by from reviews where author_id = ? order by id",
        [customer.user.id],
      );
    expect(rows).toEqual([{ by: "invitation" }, { by: null }]);
  });

  it("is replaced by the next one, withdrawn by members, and ends with its time", async () => {
    const customer = await person();
    await invite(member, customer.user.email);
    const first = await tokenFor(customer.user.email);
    const { data } = await invite(member, customer.user.email.toUpperCase());
    const second = await tokenFor(customer.user.email.toUpperCase());
    expect(refusal(await accept(customer, first))).toBe("BAD_USER_INPUT");
    const withdraw = (by: TestClient) =>
      by.execute("mutation ($id: ID!) { withdrawReviewInvitation(id: $id) { message } }", {
        id: data.inviteReview.id,
      });
    expect(refusal(await withdraw(stranger))).toBe("NOT_FOUND");
    expect(refusal(await withdraw(editor))).toBeUndefined();
    expect(refusal(await withdraw(editor))).toBe("NOT_FOUND");
    expect(refusal(await accept(customer, second))).toBe("BAD_USER_INPUT");
    await invite(member, customer.user.email);
    const third = await tokenFor(customer.user.email);
    await app.database.orm.em
      .fork()
      .execute(
        "update review_invitations set created_at = now() - interval '2 days', expires_at = now() - interval '1 day' where accepted_at is null",
      );
    expect(refusal(await accept(customer, third))).toBe("BAD_USER_INPUT");
  });

  it("isn't sent to the organization's own people", async () => {
    for (const email of [editor.user.email, "someone@north.example", "x@mail.north.example"])
      expect(refusal(await invite(member, email))).toBe("BAD_USER_INPUT");
    await app.database.orm.em.fork().execute(
      `insert into organization_invitations (organization_id, email, role, expires_at)
       values (?, 'joining@people.example', 'editor', now() + interval '1 day')`,
      [vendor.organization.id],
    );
    expect(refusal(await invite(member, "joining@people.example"))).toBe("BAD_USER_INPUT");
  });

  it("isn't accepted by somebody who joined meanwhile", async () => {
    const customer = await person();
    await invite(member, customer.user.email);
    const token = await tokenFor(customer.user.email);
    await app.database.orm.em
      .fork()
      .execute("insert into organization_members (organization_id, user_id, role) values (?, ?, 'editor')", [
        vendor.organization.id,
        customer.user.id,
      ]);
    expect(refusal(await accept(customer, token))).toBe("FORBIDDEN");
  });

  it("is sent by members only, to good addresses, for published solutions, and not too often", async () => {
    const draft = await createSolution(app, { vendor, status: "draft" });
    expect(refusal(await invite(app, "a@club.example"))).toBe("UNAUTHENTICATED");
    expect(refusal(await invite(stranger, "a@club.example"))).toBe("FORBIDDEN");
    expect(refusal(await invite(admin, "a@club.example"))).toBe("FORBIDDEN");
    expect(refusal(await invite(member, "a@club"))).toBe("BAD_USER_INPUT");
    expect(refusal(await invite(member, "a@club.example", draft.id))).toBe("NOT_FOUND");
    expect((await listed(stranger)).data.reviewInvitations).toEqual([]);
    for (let turn = 0; turn < 3; turn++) await invite(member, "often@club.example");
    expect(refusal(await invite(member, "often+more@club.example"))).toBe("TOO_MANY_REQUESTS");
  });
});

it("an administrator verifies a review and takes it back", async () => {
  const review = await createReview(app, { solution });
  const verify = (by: TestClient, verified: boolean) =>
    by.execute(
      "mutation ($id: ID!, $verified: Boolean!) { verifyReview(id: $id, verified: $verified) { verifiedBy } }",
      {
        id: review.id,
        verified,
      },
    );
  expect((await verify(admin, true)).data).toEqual({ verifyReview: { verifiedBy: "ADMINISTRATOR" } });
  expect((await verify(admin, false)).data).toEqual({ verifyReview: { verifiedBy: null } });
  expect(refusal(await verify(member, true))).toBe("FORBIDDEN");
  expect(refusal(await verify(app, true))).toBe("UNAUTHENTICATED");
});
