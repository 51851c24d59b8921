import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { monthsAhead } from "../../../../shared/days/day.rules.ts";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin", firstName: "Rana", lastName: "Vidal" }));
});
afterAll(() => app.stop());

interface Shown {
  verified: boolean;
  verifiedAt: string | null;
  verificationEndedAt: string | null;
  verifications: Record<string, unknown>[];
  checks: { claim: string; verificationId: string }[];
}
const FIELDS = `verified verifiedAt verificationEndedAt checks { claim verificationId }
  verifications { id state recorded verifiedAt expiresAt endedAt reason reviewer }`;
const shown = async ({ id }: { id: number }, by: TestClient = app) =>
  (await by.execute<{ vendor: Shown }>(`{ vendor(id: ${id}) { ${FIELDS} } }`)).data.vendor;
const act = (by: TestClient, name: string, { id }: { id: number }, input: object = {}) =>
  by.execute<Record<string, Shown>>(
    `mutation ($id: ID!, $input: VerificationInput!) { ${name}(id: $id, input: $input) { ${FIELDS} } }`,
    { id, input },
  );
const withdraw = (by: TestClient, { id }: { id: number }, reason: string) =>
  by.execute(
    "mutation ($id: ID!, $reason: String!) { withdrawVerification(id: $id, reason: $reason) { id } }",
    {
      id,
      reason,
    },
  );
const codeOf = ({ errors }: Awaited<ReturnType<TestClient["execute"]>>) => errors?.[0]?.extensions?.code;
const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);
const CHECK = { claim: "Company registration", evidence: "Found in the register." };

describe("a verification", () => {
  it("records what was checked, by whom, when and until when; who is for administrators only", async () => {
    const vendor = await createVendor(app);
    const expiresOn = monthsAhead("UTC", 6);
    const { data } = await act(admin, "verifyVendor", vendor, { checks: [CHECK], expiresOn });
    const [record] = data.verifyVendor?.verifications ?? [];
    expect(data.verifyVendor).toMatchObject({
      verified: true,
      checks: [{ claim: CHECK.claim, verificationId: record?.id }],
      verifications: [{ state: "CURRENT", recorded: true, reviewer: "Rana Vidal", endedAt: null }],
    });
    expect(String(record?.expiresAt) > expiresOn).toBe(true);
    expect((await shown(vendor)).verifications).toMatchObject([{ state: "CURRENT", reviewer: null }]);
    const entries = await sql(
      "select action, actor_id, subject_id from audit_entries where subject_kind = 'vendor' and subject_id = ?",
      [vendor.id],
    );
    expect(entries).toEqual([{ action: "vendor.verified", actor_id: admin.userId, subject_id: vendor.id }]);
  });

  it("is made once, also by two at the same time", async () => {
    const vendor = await createVendor(app);
    const answers = await Promise.all([1, 2, 3].map(() => act(admin, "verifyVendor", vendor)));
    expect(answers.map(codeOf).toSorted()).toEqual(["CONFLICT", "CONFLICT", undefined]);
    expect((await shown(vendor)).verifications).toHaveLength(1);
  });

  it("is renewed while it holds, and keeps the earlier one", async () => {
    const vendor = await createVendor(app);
    expect(codeOf(await act(admin, "renewVerification", vendor))).toBe("CONFLICT");
    await act(admin, "verifyVendor", vendor, { checks: [CHECK] });
    const { data } = await act(admin, "renewVerification", vendor, {
      checks: [{ ...CHECK, claim: "Website" }],
    });
    expect(data.renewVerification).toMatchObject({
      verified: true,
      verifications: [{ state: "CURRENT" }, { state: "RENEWED", endedAt: expect.any(String) }],
      checks: [{ claim: CHECK.claim }, { claim: "Website" }],
    });
  });

  it("is withdrawn with a reason that everyone can read, and can be made anew", async () => {
    const [owner, vendorName] = [await createUser(app), "Withdrawn Labs"];
    const organization = await createOrganization(app, { members: [[owner, "owner"]] });
    const vendor = await createVendor(app, { organization, name: vendorName, verified: true });
    expect(codeOf(await withdraw(admin, vendor, "  "))).toBe("BAD_USER_INPUT");
    expect((await withdraw(admin, vendor, "It has closed.")).errors).toBeUndefined();
    expect(codeOf(await withdraw(admin, vendor, "Again"))).toBe("CONFLICT");
    expect(await shown(vendor)).toMatchObject({
      verified: false,
      verifiedAt: null,
      verificationEndedAt: expect.any(String),
      verifications: [{ state: "WITHDRAWN", reason: "It has closed." }],
    });
    const client = await signIn(app, owner);
    const { data } = await client.execute<{ notifications: { nodes: object[] } }>(
      "{ notifications(first: 5) { nodes { title text } } }",
    );
    expect(data.notifications.nodes).toEqual([
      { title: `The verification of ${vendorName} was withdrawn`, text: ["Reason: It has closed."] },
    ]);
    await act(admin, "verifyVendor", vendor);
    expect(await shown(vendor)).toMatchObject({ verified: true, verificationEndedAt: null });
  });

  it("expires by itself, once, and then no list calls the vendor verified", async () => {
    const vendor = await createVendor(app);
    await act(admin, "verifyVendor", vendor, { checks: [CHECK] });
    await sql(
      `update vendor_verifications set verified_at = now() - interval '2 days', expires_at = now() - interval '1 day'
       where vendor_id = ?`,
      [vendor.id],
    );
    for (let run = 0; run < 2; run += 1) {
      await sql("select graphile_worker.add_job('expire-verifications', '{}')");
      await app.runJobs();
    }
    expect(await shown(vendor)).toMatchObject({ verified: false, verifications: [{ state: "EXPIRED" }] });
    const { data } = await app.execute<{ vendors: { nodes: { id: string }[] } }>(
      "{ vendors(filter: { verified: true }, first: 100) { nodes { id } } }",
    );
    expect(data.vendors.nodes.map(({ id }) => id)).not.toContain(String(vendor.id));
    const entries = await sql(
      "select actor_kind from audit_entries where action = 'vendor.verification_expired' and subject_id = ?",
      [vendor.id],
    );
    expect(entries).toEqual([{ actor_kind: "system" }]);
  });

  it("that has ended stays ended, in the database too", async () => {
    const vendor = await createVendor(app, { verified: true });
    await withdraw(admin, vendor, "Closed.");
    await expect(
      sql(
        "update vendor_verifications set state = 'current', ended_at = null, reason = null where vendor_id = ?",
        [vendor.id],
      ),
    ).rejects.toThrow("stays ended");
  });

  it("of a vendor that came verified has a record that says it isn't known who checked", async () => {
    const vendor = await createVendor(app, { verified: true });
    expect((await shown(vendor, admin)).verifications).toMatchObject([
      { state: "CURRENT", recorded: false, reviewer: null },
    ]);
  });
});

describe("verifying", () => {
  it.each([
    ["a day that has passed", { expiresOn: monthsAhead("UTC", -1) }],
    ["a day too far ahead", { expiresOn: monthsAhead("UTC", 40) }],
    ["a check without a finding", { checks: [{ claim: "Website", evidence: " " }] }],
    ["too many checks", { checks: Array.from({ length: 13 }, () => CHECK) }],
  ])("refuses %s, and changes nothing", async (_, input) => {
    const vendor = await createVendor(app);
    expect(codeOf(await act(admin, "verifyVendor", vendor, input))).toBe("BAD_USER_INPUT");
    expect(await shown(vendor)).toMatchObject({ verified: false, verifications: [] });
  });

  it("is for administrators, also over REST, where it takes nothing else", async () => {
    const vendor = await createVendor(app);
    const member = await signIn(app, await createUser(app));
    const patch = (by: TestClient, id: number) =>
      by.fetch(`/api/admin/vendors/${id}/verify`, { method: "PATCH" });
    const answers = [app, member].map((by) => patch(by, vendor.id));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 403]);
    expect((await patch(admin, 999_999)).status).toBe(404);
    const response = await patch(admin, vendor.id);
    expect(await response.json()).toMatchObject({ id: vendor.id, verified: true });
    expect((await patch(admin, vendor.id)).status).toBe(409);
    for (const by of [app, member])
      expect(codeOf(await withdraw(by, vendor, "No"))).toMatch(/UNAUTH|FORBIDDEN/);
  });
});
