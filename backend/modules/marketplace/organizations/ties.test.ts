import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { submit } from "../../../testing/applying.ts";
import { createApplication } from "../../../testing/factories/application.ts";
import { createCollaboration } from "../../../testing/factories/collaboration.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createOrganization } from "../../../testing/factories/organization.ts";
import { createReview } from "../../../testing/factories/review.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { OLD, reviewTools } from "../../../testing/reviews.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import type { User } from "../../account/identity/user.entity.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());
const { codeOf, write, edit, decide, own, shownTo } = reviewTools(() => app);
const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);

/** A vendor with an owner and a solution, and somebody else. */
async function setting() {
  const [owner, person] = [await createUser(app), await createUser(app, { createdAt: OLD })];
  await createReview(app, { author: person });
  const organization = await createOrganization(app, { members: [[owner, "owner"]] });
  const vendor = await createVendor(app, { organization });
  const solution = await createSolution(app, { vendor });
  return {
    organization,
    vendor,
    solution,
    person,
    id: String(solution.id),
    owner: await signIn(app, owner),
    client: await signIn(app, person),
  };
}
/** Joins by the link of an invitation. */
async function join(by: SignedInClient, client: SignedInClient, user: User, organization: { id: number }) {
  app.mails.length = 0;
  const invited = await by.execute(
    "mutation ($o: ID!, $email: String!) { inviteMember(organizationId: $o, email: $email, role: EDITOR) { id } }",
    { o: organization.id, email: user.email },
  );
  expect(invited.errors).toBeUndefined();
  await app.runJobs();
  const token = /\/invitation\S*?[=/#]([\w-]{20,})/.exec(app.mails.map(({ text }) => text).join("\n"))?.[1];
  const joined = await client.execute("mutation ($t: String!) { acceptInvitation(token: $t) { id } }", {
    t: token,
  });
  expect(joined.errors).toBeUndefined();
}
const leave = (client: SignedInClient, { id }: { id: number }) =>
  client.execute(`mutation { leaveOrganization(organizationId: ${id}) { message } }`);
const rated = async (id: unknown) =>
  (
    await sql(
      "select s.review_count as reviews, v.review_count as of_vendor from solutions s join vendors v on v.id = s.vendor_id where s.id = ?",
      [id],
    )
  )[0];
const yearAgo = (person: User) =>
  sql("update organization_ties set left_at = now() - interval '366 days' where user_id = ?", [person.id]);

describe("a review of a product", () => {
  it("stops showing and counting when its author joins the organization, which tells them why", async () => {
    const { owner, client, person, organization, id } = await setting();
    await write(client, id);
    expect(await rated(id)).toEqual({ reviews: 1, of_vendor: 1 });
    await join(owner, client, person, organization);
    expect(await rated(id)).toEqual({ reviews: 0, of_vendor: 0 });
    expect(await shownTo(app, id)).toEqual([]);
    expect((await own(client, id)).review).toMatchObject({
      status: "HIDDEN",
      hiddenReason: expect.stringContaining("You belong to the organization behind this solution"),
    });
    const { review } = await own(client, id);
    const withdrawn = await client.execute(`mutation { withdrawReview(id: ${review?.id}) { id } }`);
    expect(withdrawn.errors?.[0]?.message).toMatch(/^You belong to the organization behind this solution/);
  });

  it("isn't written or changed by those who left, for a year", async () => {
    const { owner, client, person, organization, id } = await setting();
    const { writeReview: written } = (await write(client, id)).data;
    await join(owner, client, person, organization);
    expect((await leave(client, organization)).errors).toBeUndefined();
    const changed = { ...written, version: written.version + 1 };
    expect(codeOf(await edit(client, changed))).toBe("FORBIDDEN");
    expect((await own(client, id)).refusal).toContain("less than a year ago");
    const other = await createSolution(app, { vendor: { id: (await setting()).vendor.id } });
    expect((await own(client, String(other.id))).refusal).toBeNull();
    await yearAgo(person);
    expect((await edit(client, changed)).data.editReview.status).toBe("PENDING");
    expect((await decide(admin, written.id, true)).errors).toBeUndefined();
    expect(await rated(id)).toMatchObject({ reviews: 1 });
  });

  it("isn't approved while its author is tied, in whatever way it came to wait", async () => {
    const { owner, client, person, organization, id, solution } = await setting();
    const waiting = await createReview(app, { author: person, solution, status: "pending" });
    await join(owner, client, person, organization);
    const approved = await decide(admin, String(waiting.id), true);
    expect(approved.errors?.[0]?.message).toContain("belongs to the organization behind");
    await leave(client, organization);
    expect(codeOf(await decide(admin, String(waiting.id), true))).toBe("CONFLICT");
    // Written behind the product's back: the database keeps it out all the same.
    await sql("update reviews set status = 'published' where id = ?", [waiting.id]);
    expect(await rated(id)).toEqual({ reviews: 0, of_vendor: 0 });
  });

  it("is excluded by a granted claim, and when its product changes hands", async () => {
    const { owner, client, person, organization, vendor, id } = await setting();
    await write(client, id);
    const claim = await client.execute<{ submitVendorClaim: { id: string; version: number } }>(
      'mutation ($v: ID!) { submitVendorClaim(vendorId: $v, input: { reason: "Mine", evidence: "Register" }) { id version } }',
      { v: vendor.id },
    );
    const granted = await admin.execute(
      'mutation ($id: ID!, $v: Int!) { decideVendorClaim(id: $id, grant: true, endMemberships: true, reason: "Seen", version: $v) { id } }',
      { id: claim.data.submitVendorClaim.id, v: claim.data.submitVendorClaim.version },
    );
    expect(granted.errors).toBeUndefined();
    expect(await rated(id)).toMatchObject({ reviews: 0 });
    expect(codeOf(await write(owner, id))).toBe("FORBIDDEN");
    const elsewhere = await setting();
    await write(client, elsewhere.id);
    expect(await rated(elsewhere.id)).toMatchObject({ reviews: 1 });
    await sql("update vendors set organization_id = ? where id = ?", [organization.id, elsewhere.vendor.id]);
    expect(await rated(elsewhere.id)).toMatchObject({ reviews: 0 });
    expect(person.id).toBe(client.userId);
  });

  it("written and joined at the same moment never counts", async () => {
    for (let round = 0; round < 6; round++) {
      const { client, person, organization, id } = await setting();
      await Promise.all([
        write(client, id),
        sql("insert into organization_members (organization_id, user_id, role) values (?, ?, 'editor')", [
          organization.id,
          person.id,
        ]),
      ]);
      expect(await rated(id)).toEqual({ reviews: 0, of_vendor: 0 });
    }
  });
});

describe("an application", () => {
  it.each(["opportunity", "collaboration"] as const)(
    "to an %s of the organization that its applicant joins is withdrawn, and says why",
    async (kind) => {
      const { owner, client, person, organization } = await setting();
      const make = kind === "opportunity" ? createOpportunity : createCollaboration;
      const record = await make(app, { ownerOrganization: organization });
      const { id } = await createApplication(app, { applicant: person, [kind]: record });
      await join(owner, client, person, organization);
      const { data } = await client.execute(`{ application(id: ${id}) { status steps { status message } } }`);
      expect(data).toEqual({
        application: {
          status: "WITHDRAWN",
          steps: [{ status: "WITHDRAWN", message: "The applicant joined the organization." }],
        },
      });
    },
  );

  it("isn't sent by those who left less than a year ago, nor accepted", async () => {
    const { owner, client, person, organization } = await setting();
    const opportunity = await createOpportunity(app, { ownerOrganization: organization });
    await join(owner, client, person, organization);
    await leave(client, organization);
    const refused = await submit(client, String(opportunity.id));
    expect(refused.errors?.[0]?.message).toContain("less than a year ago");
    const { id } = await createApplication(app, { applicant: person, opportunity });
    const decideOn = (status: string) =>
      owner.execute(`mutation { decideOnApplication(id: ${id}, status: ${status}, version: 1) { status } }`);
    expect(codeOf(await decideOn("ACCEPTED"))).toBe("CONFLICT");
    expect((await decideOn("DECLINED")).errors).toBeUndefined();
    await yearAgo(person);
    const later = await createOpportunity(app, { ownerOrganization: organization });
    expect((await submit(client, String(later.id), { key: "key-00002" })).errors).toBeUndefined();
  });
});
