import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";
import type { User } from "../../../account/identity/user.entity.ts";
import type { Vendor } from "../../vendors/vendor.entity.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());

type Person = SignedInClient & { user: User };
async function person(): Promise<Person> {
  const user = await createUser(app);
  return { ...(await signIn(app, user)), user };
}

/** A vendor that somebody manages. */
async function managed(owner: Person): Promise<Vendor> {
  return createVendor(app, {
    organization: await createOrganization(app, { members: [[owner.user, "owner"]] }),
  });
}
const codeOf = ({ errors }: Awaited<ReturnType<TestClient["execute"]>>) => errors?.[0]?.extensions?.code;
const input = { reason: "I founded it.", evidence: "The register names me." };
const submit = (by: TestClient, { id }: Pick<Vendor, "id">, fields: object = {}) =>
  by.execute<{ submitVendorClaim: { id: string; disputed: boolean } }>(
    "mutation ($id: ID!, $input: VendorClaimInput!) { submitVendorClaim(vendorId: $id, input: $input) { id disputed } }",
    { id, input: { ...input, ...fields } },
  );
const decide = (
  by: TestClient,
  id: string,
  grant: boolean,
  endMemberships = false,
  version = 1,
  reason = "Seen.",
) =>
  by.execute(
    `mutation ($id: ID!, $grant: Boolean!, $end: Boolean!, $reason: String!, $version: Int!) {
      decideVendorClaim(id: $id, grant: $grant, endMemberships: $end, reason: $reason, version: $version) { status }
    }`,
    { id, grant, end: endMemberships, reason, version },
  );
const answer = (by: TestClient, id: string, text = "It is ours.", version = 1) =>
  by.execute(
    `mutation ($id: ID!, $answer: String!, $version: Int!) {
      answerVendorClaim(id: $id, answer: $answer, version: $version) { version evidence }
    }`,
    { id, answer: text, version },
  );
const membersOf = async ({ organization }: Vendor) =>
  (
    await app.database.orm.em
      .fork()
      .execute<{ id: number }[]>(
        "select user_id as id from organization_members where organization_id = ? order by 1",
        [organization.id],
      )
  ).map(({ id }) => id);
const lettersTo = async ({ user }: Person) => {
  await app.runJobs();
  return app.mails.filter(({ to }) => to === user.email).map(({ subject, text }) => `${subject} ${text}`);
};

describe("a claim with evidence", () => {
  it("waits in the queue, and once granted its claimant is the owner and told why", async () => {
    const [claimant, vendor] = [await person(), await createVendor(app)];
    const answers = await Promise.all([submit(claimant, vendor), submit(claimant, vendor)]);
    expect(answers.map(codeOf).toSorted()).toEqual(["CONFLICT", undefined]);
    const queue = `{ moderationKinds { id waiting } moderationQueue(kind: "vendor_claim") { nodes { id parts { text } } } }`;
    const { data } = await admin.execute<{
      moderationQueue: { nodes: { id: string; parts: { text: string }[] }[] };
    }>(queue);
    const [item] = data.moderationQueue.nodes;
    expect(item?.parts.map(({ text }) => text)).toEqual([input.reason, input.evidence]);
    const id = item?.id.split(":")[1] ?? "";
    expect((await decide(admin, id, true)).errors).toBeUndefined();
    expect(await membersOf(vendor)).toEqual([claimant.userId]);
    expect((await lettersTo(claimant)).at(-1)).toMatch(/granted.*Seen\./s);
    expect(codeOf(await decide(admin, id, false))).toBe("CONFLICT");
  });

  it("is refused without a reason or evidence, to members, visitors and for nothing", async () => {
    const owner = await person();
    const vendor = await managed(owner);
    const bad = await submit(await person(), vendor, { reason: "", evidence: " " });
    expect(bad.errors?.[0]?.extensions?.fields).toEqual({
      reason: "Reason is required",
      evidence: "Evidence is required",
    });
    expect(codeOf(await submit(owner, vendor))).toBe("CONFLICT");
    expect(codeOf(await submit(app, vendor))).toBe("UNAUTHENTICATED");
    expect(codeOf(await submit(owner, { id: 999_999 }))).toBe("NOT_FOUND");
  });

  it("is withdrawn by its claimant only, and decided by administrators only, with a reason", async () => {
    const [claimant, other] = [await person(), await person()];
    const { id } = (await submit(claimant, await createVendor(app))).data.submitVendorClaim;
    const withdraw = "mutation ($id: ID!) { withdrawVendorClaim(id: $id) { status } }";
    expect(codeOf(await other.execute(withdraw, { id }))).toBe("NOT_FOUND");
    expect(codeOf(await decide(other, id, true))).toBe("FORBIDDEN");
    expect(codeOf(await decide(admin, id, true, false, 1, " "))).toBe("BAD_USER_INPUT");
    expect((await claimant.execute(withdraw, { id })).data).toEqual({
      withdrawVendorClaim: { status: "WITHDRAWN" },
    });
  });
});

describe("a dispute", () => {
  it("hears the owners, and ends their memberships if decided so; both sides are told", async () => {
    const [owner, claimant] = [await person(), await person()];
    const vendor = await managed(owner);
    const { id, disputed } = (await submit(claimant, vendor)).data.submitVendorClaim;
    expect(disputed).toBe(true);
    expect((await lettersTo(owner)).at(-1)).toContain(`Someone else is claiming ${vendor.name}`);
    expect(codeOf(await answer(claimant, id))).toBe("NOT_FOUND");
    expect((await answer(owner, id)).data).toEqual({ answerVendorClaim: { version: 2, evidence: null } });
    expect(codeOf(await decide(admin, id, true, true, 1))).toBe("CONFLICT");
    expect((await decide(admin, id, true, true, 2)).errors).toBeUndefined();
    expect(await membersOf(vendor)).toEqual([claimant.userId]);
    expect((await lettersTo(owner)).at(-1)).toMatch(/granted.*no longer manage.*Seen\./s);
    expect((await lettersTo(claimant)).at(-1)).toMatch(/granted.*Seen\./s);
  });

  it("that is declined leaves everything as it is", async () => {
    const [owner, claimant] = [await person(), await person()];
    const vendor = await managed(owner);
    const { id } = (await submit(claimant, vendor)).data.submitVendorClaim;
    await decide(admin, id, false);
    expect(await membersOf(vendor)).toEqual([owner.userId]);
    expect((await lettersTo(claimant)).at(-1)).toMatch(/declined.*Seen\./s);
  });
});
