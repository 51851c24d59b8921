import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { submit } from "../../../../testing/applying.ts";
import { createOpportunity } from "../../../../testing/factories/opportunity.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import type { User } from "../../../account/identity/user.entity.ts";

let app: TestApp;
let founder: User;
let applicant: SignedInClient;
let club: SignedInClient;
let investor: SignedInClient;
let organization: { id: number };
let vendor: { id: number };
let opportunity: { id: number; slug: string };
beforeAll(async () => {
  app = await startTestApp("empty");
  const [owner, follower] = [await createUser(app), await createUser(app, { role: "investor" })];
  founder = await createUser(app);
  [applicant, club, investor] = [
    await signIn(app, founder),
    await signIn(app, owner),
    await signIn(app, follower),
  ];
  organization = await createOrganization(app, {
    members: [
      [founder, "owner"],
      [await createUser(app), "owner"],
    ],
  });
  vendor = await createVendor(app, { organization, name: "Gantryview" });
  await investor.execute(`mutation { watchVendor(vendorId: ${vendor.id}) { id } }`);
  const posting = await createOrganization(app, { members: [[owner, "owner"]] });
  opportunity = await createOpportunity(app, { title: "Set pieces", ownerOrganization: posting });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await sql("delete from applications");
  await sql("delete from notifications");
  await sql("update opportunities set stage = 'published'");
  await sql(`update vendors set status = 'published' where id = ${vendor.id}`);
  await sql(`insert into organization_members (organization_id, user_id, role)
    values (${organization.id}, ${founder.id}, 'editor') on conflict do nothing`);
});

const sql = (statement: string) => app.database.orm.em.fork().execute(statement);
const apply = (vendorId: string | null) => submit(applicant, String(opportunity.id), { input: { vendorId } });
const decide = (id: string, status: string, version: number) =>
  club.execute<{ decideOnApplication: { version: number; vendor: { name: string } | null } }>(
    `mutation { decideOnApplication(id: ${id}, status: ${status}, version: ${version}) { version vendor { name } } }`,
  );
const heard = async () =>
  (
    await investor.execute<{ notifications: { nodes: { title: string; path: string }[] } }>(
      "{ notifications(first: 20) { nodes { title path } } }",
    )
  ).data.notifications.nodes;

describe("an application made for a vendor", () => {
  it("tells those who watch it when it is accepted, once and nothing before", async () => {
    const { id, version } = (await apply(String(vendor.id))).data.submitApplication;
    const shortlisted = (await decide(id, "SHORTLISTED", version)).data.decideOnApplication;
    expect(shortlisted.vendor).toEqual({ name: "Gantryview" });
    expect(await heard()).toEqual([]);
    expect((await decide(id, "ACCEPTED", shortlisted.version)).errors).toBeUndefined();
    expect(await heard()).toEqual([
      {
        title: "Gantryview won an opportunity: Set pieces",
        path: `/opportunities/${opportunity.id}-${opportunity.slug}`,
      },
    ]);
  });

  it.each([
    ["it was made for oneself", null, []],
    ["it was declined", "DECLINED", []],
    [
      "the opportunity isn't public any more",
      "ACCEPTED",
      ["update opportunities set stage = 'in_review', submitted_at = now()"],
    ],
    ["the vendor isn't public any more", "ACCEPTED", ["update vendors set status = 'withdrawn'"]],
    ["the applicant has left the vendor", "ACCEPTED", ["delete from organization_members where user_id = %"]],
  ] as const)("tells nobody if %s", async (_why, status, meanwhile) => {
    const { id, version } = (await apply(status ? String(vendor.id) : null)).data.submitApplication;
    for (const statement of meanwhile) await sql(statement.replace("%", String(founder.id)));
    expect((await decide(id, status ?? "ACCEPTED", version)).errors).toBeUndefined();
    expect(await heard()).toEqual([]);
  });

  it("is refused for a vendor of others, a withdrawn one and one that isn't there", async () => {
    const foreign = await createVendor(app);
    const own = await createOrganization(app, { members: [[founder, "owner"]] });
    const hidden = await createVendor(app, { organization: own, status: "withdrawn" });
    for (const id of [String(foreign.id), String(hidden.id), "999999", "x"]) {
      const { errors } = await apply(id);
      expect(errors?.[0]?.extensions).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { vendorId: "Choose a published vendor of your organization." },
      });
    }
    const { data } = await applicant.execute<{ applying: { vendors: { name: string }[] } }>(
      `{ applying(kind: OPPORTUNITY, id: ${opportunity.id}) { application { id } vendors { name } } }`,
    );
    expect(data.applying).toEqual({ application: null, vendors: [{ name: "Gantryview" }] });
  });

  it("stays for its vendor when a client that knows no vendors edits it", async () => {
    const { id, version } = (await apply(String(vendor.id))).data.submitApplication;
    const withdrawn = await applicant.execute<{ withdrawApplication: { version: number } }>(
      `mutation { withdrawApplication(id: ${id}) { version } }`,
    );
    expect(version).toBe(1);
    const again = await submit(applicant, String(opportunity.id), {
      key: "key-00002",
      version: withdrawn.data.withdrawApplication.version,
    });
    expect(again.errors).toBeUndefined();
    const { data } = await applicant.execute(`{ application(id: ${id}) { vendor { name } } }`);
    expect(data).toEqual({ application: { vendor: { name: "Gantryview" } } });
  });
});
