import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import {
  startTestApp,
  type TestApp,
  type TestClient,
  testClient,
} from "../../../../testing/servers/test-app.ts";
import type { User } from "../../../account/identity/user.entity.ts";
import type { Vendor } from "../../vendors/vendor.entity.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty", { TRUSTED_PROXIES: "1" });
});
afterAll(() => app.stop());

const REQUEST = `mutation ($vendorId: ID!, $email: String!) {
  requestVendorClaimCode(vendorId: $vendorId, email: $email) { email expiresAt }
}`;
const CONFIRM = `mutation ($vendorId: ID!, $code: String!) {
  confirmVendorClaim(vendorId: $vendorId, code: $code) { id claimed editedById }
}`;

let counter = 0;
/** A signed-in person on a network of their own. */
async function person(): Promise<SignedInClient & { user: User }> {
  const user = await createUser(app);
  const client = await signIn(app, user);
  counter += 1;
  const headers = {
    cookie: `session=${client.token}`,
    "x-forwarded-for": `10.2.${counter >> 8}.${counter & 255}`,
  };
  return { ...client, ...testClient(app.url, headers), user };
}

/** An unclaimed vendor with a domain of its own. */
function vendor(fields: Parameters<typeof createVendor>[1] = {}): Promise<Vendor> {
  counter += 1;
  const domain = `acme-${counter}.example`;
  return createVendor(app, { website: `https://www.${domain}/`, contactEmail: `hello@${domain}`, ...fields });
}
const at = ({ contactEmail }: Vendor, name = "noor") => `${name}@${contactEmail?.split("@")[1]}`;
const sql = <Row extends object>(query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Row[]>(query, values);
const request = (client: TestClient, { id }: Pick<Vendor, "id">, email: string) =>
  client.execute<{ requestVendorClaimCode: { email: string; expiresAt: string } }>(REQUEST, {
    vendorId: id,
    email,
  });
const confirm = (client: TestClient, { id }: Pick<Vendor, "id">, code: string) =>
  client.execute<{ confirmVendorClaim: { id: string; claimed: boolean; editedById: string } | null }>(
    CONFIRM,
    {
      vendorId: id,
      code,
    },
  );
const refusal = ({ errors }: Awaited<ReturnType<TestClient["execute"]>>) => ({
  code: errors?.[0]?.extensions?.code,
  fields: errors?.[0]?.extensions?.fields,
});
const membersOf = ({ organization }: Vendor) =>
  sql<{ user: number; role: string }>(
    'select user_id as "user", role from organization_members where organization_id = ? order by 1',
    [organization.id],
  );

/** The code in the last letter to an address. */
async function codeFor(email: string): Promise<string> {
  await app.runJobs();
  const letter = app.mails.filter(({ to }) => to === email).at(-1);
  return /code: (\w{4}-\w{4})/.exec(letter?.text ?? "")?.[1] ?? "";
}

describe("a code sent to the vendor's domain", () => {
  it("makes a person the owner of its organization, and tells its public address", async () => {
    const [client, acme] = [await person(), await vendor()];
    const { data } = await request(client, acme, at(acme));
    expect(data.requestVendorClaimCode.email).toBe(at(acme));
    expect(Math.round((Date.parse(data.requestVendorClaimCode.expiresAt) - Date.now()) / 60_000)).toBe(30);
    const code = await codeFor(at(acme));
    const pending = `query ($id: ID!) { vendorClaiming(vendorId: $id) { domains code { email } } }`;
    expect((await client.execute(pending, { id: acme.id })).data).toEqual({
      vendorClaiming: { domains: [at(acme).split("@")[1]], code: { email: at(acme) } },
    });
    const confirmed = await confirm(client, acme, ` ${code.toLowerCase().replace("-", " ")}`);
    expect(confirmed.data).toEqual({
      confirmVendorClaim: { id: String(acme.id), claimed: true, editedById: String(acme.organization.id) },
    });
    expect(await membersOf(acme)).toEqual([{ user: client.userId, role: "owner" }]);
    await app.runJobs();
    expect(app.mails.filter(({ to }) => to === acme.contactEmail).at(-1)?.text).toContain("Noor Haddad");
    expect(
      await sql("select action, actor_id, subject_id from audit_entries where actor_id = ?", [client.userId]),
    ).toEqual([{ action: "vendor.claimed", actor_id: client.userId, subject_id: acme.id }]);
    expect(
      await sql("select method, status, disputed from vendor_claims where vendor_id = ?", [acme.id]),
    ).toEqual([{ method: "mail", status: "granted", disputed: false }]);
  });

  it("is neither in the database nor among the jobs", async () => {
    const [client, acme] = [await person(), await vendor()];
    await request(client, acme, at(acme));
    const jobs = await sql<{ payload: unknown }>("select payload from graphile_worker._private_jobs");
    expect(Object.keys((jobs.at(-1)?.payload ?? {}) as object)).toEqual(["id"]);
    const code = await codeFor(at(acme));
    const [row] = await sql<{ text: string }>(
      "select c::text as text from vendor_claim_codes c where vendor_id = ?",
      [acme.id],
    );
    expect(row?.text).toContain("$argon2id$");
    expect(row?.text).not.toContain(code);
    expect(row?.text).not.toContain(code.replace("-", ""));
  });

  it("works once, for the person and vendor that it was made for, until another is sent or its time is over", async () => {
    const [client, other, acme, second] = [await person(), await person(), await vendor(), await vendor()];
    await request(client, acme, at(acme));
    const first = await codeFor(at(acme));
    await request(client, acme, at(acme, "two"));
    const code = await codeFor(at(acme, "two"));
    for (const wrong of [
      await confirm(client, acme, first),
      await confirm(other, acme, code),
      await confirm(client, second, code),
      await confirm(client, acme, ""),
    ])
      expect(refusal(wrong)).toMatchObject({ code: "BAD_USER_INPUT", fields: { code: expect.any(String) } });
    await sql("update vendor_claim_codes set expires_at = now() where vendor_id = ?", [acme.id]);
    expect(refusal(await confirm(client, acme, code)).code).toBe("BAD_USER_INPUT");
    expect(await membersOf(acme)).toEqual([]);
  });

  it("is refused after five wrong ones, even if it is right", async () => {
    const [client, acme] = [await person(), await vendor()];
    await request(client, acme, at(acme));
    const code = await codeFor(at(acme));
    const wrong = await Promise.all(Array.from({ length: 12 }, () => confirm(client, acme, "AAAA-AAAA")));
    expect(wrong.filter((answer) => refusal(answer).code === "BAD_USER_INPUT").length).toBeLessThanOrEqual(7);
    expect(refusal(await confirm(client, acme, code)).code).toBe("TOO_MANY_REQUESTS");
    expect(await membersOf(acme)).toEqual([]);
  });

  it("sent to two people makes only one of them the owner, however often they enter it", async () => {
    const [one, two, acme] = [await person(), await person(), await vendor()];
    await request(one, acme, at(acme, "one"));
    await request(two, acme, at(acme, "two"));
    const codes = [await codeFor(at(acme, "one")), await codeFor(at(acme, "two"))] as const;
    const answers = await Promise.all(
      [one, two, one, two].map((client) => confirm(client, acme, codes[client === one ? 0 : 1])),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const answer of answers.filter(({ errors }) => errors))
      expect(["CONFLICT", "BAD_USER_INPUT"]).toContain(refusal(answer).code);
    expect(await membersOf(acme)).toHaveLength(1);
    expect(await sql("select from vendor_claims where vendor_id = ?", [acme.id])).toHaveLength(1);
  });
});

describe("a code is not sent", () => {
  it("to an address that says nothing of the vendor", async () => {
    const [client, acme] = [await person(), await vendor()];
    const bare = await vendor({ website: "https://github.com/acme", contactEmail: null });
    for (const [place, email] of [
      [acme, "noor@elsewhere.example"],
      [acme, `noor@not${at(acme).split("@")[1]}`],
      [acme, "no address"],
      [bare, "noor@github.com"],
    ] as const)
      expect(refusal(await request(client, place, email))).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { email: expect.any(String) },
      });
  });

  it("for a vendor that somebody manages, none that is missing, and not to visitors", async () => {
    const client = await person();
    const organization = await createOrganization(app, { members: [[await createUser(app), "owner"]] });
    const acme = await vendor({ organization });
    expect(refusal(await request(client, acme, at(acme))).code).toBe("CONFLICT");
    expect(refusal(await request(client, { id: 999_999 }, "noor@acme.example")).code).toBe("NOT_FOUND");
    expect(refusal(await request(app, acme, at(acme))).code).toBe("UNAUTHENTICATED");
    expect(refusal(await confirm(app, acme, "AAAA-AAAA")).code).toBe("UNAUTHENTICATED");
  });

  it("if the organization has another vendor with another domain", async () => {
    const [client, organization] = [await person(), await createOrganization(app)];
    const acme = await vendor({ organization });
    await vendor({ organization });
    expect(refusal(await request(client, acme, at(acme))).fields).toEqual({
      email: "Its organization has other vendors. Ask the administrators instead",
    });
  });

  it("more often than an account, a vendor and a mailbox may", async () => {
    const client = await person();
    const answers = [];
    for (let time = 0; time < 6; time += 1) {
      const acme = await vendor();
      answers.push(refusal(await request(client, acme, at(acme))).code);
    }
    expect(answers).toEqual([undefined, undefined, undefined, undefined, undefined, "TOO_MANY_REQUESTS"]);
    const acme = await vendor();
    for (let time = 0; time < 10; time += 1) await request(await person(), acme, at(acme, `person-${time}`));
    expect(refusal(await request(await person(), acme, at(acme, "last"))).code).toBe("TOO_MANY_REQUESTS");
    const other = await vendor();
    for (let time = 0; time < 5; time += 1) await request(await person(), other, at(other, `ada+${time}`));
    expect(refusal(await request(await person(), other, at(other, "ada"))).code).toBe("TOO_MANY_REQUESTS");
  });
});

it("a person's codes and claims are exported, and end with the account", async () => {
  const [client, acme] = [await person(), await vendor()];
  await request(client, acme, at(acme));
  await confirm(client, acme, await codeFor(at(acme)));
  const next = await vendor();
  await request(client, next, at(next));
  const { data } = await client.execute<{ exportMyData: { content: string } }>(
    "{ exportMyData { content } }",
  );
  expect(JSON.parse(data.exportMyData.content).vendorClaims).toMatchObject({
    claims: [{ vendor: acme.name, method: "mail", status: "granted" }],
    codes: [{ vendor: next.name, email: at(next) }],
  });
  expect(data.exportMyData.content).not.toContain("argon2");
});
