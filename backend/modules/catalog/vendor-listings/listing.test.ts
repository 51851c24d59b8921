import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createCategory } from "../../../testing/factories/category.ts";
import { createOrganization } from "../../../testing/factories/organization.ts";
import { unique } from "../../../testing/factories/store.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
let categoryId: string;
const site = createServer((request, response) => {
  response.writeHead(request.url === "/gone" ? 410 : 200).end("Welcome");
});
let siteHost: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  siteHost = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  app = await startTestApp("empty", { WEBHOOK_PRIVATE_HOSTS: siteHost });
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  categoryId = String((await createCategory(app)).id);
});
afterAll(async () => {
  site.close();
  await app.stop();
});

const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);
const inputOf = (vendor: Record<string, unknown> = {}, solution: Record<string, unknown> = {}) => ({
  vendor: { name: unique("Company"), description: "We time races.", categoryIds: [], ...vendor },
  solution: {
    title: "Gate",
    description: "Times races.",
    categoryId,
    priceBand: "FREE",
    ...{ levels: [], sportIds: [], features: [], tags: [] },
    ...solution,
  },
});
type Input = ReturnType<typeof inputOf>;
interface Sent {
  id: string;
  status: string;
  readVersion: number;
  decisionReason: string | null;
  vendor: { id: string; name: string; editedById: string | null; status: string };
  solution: { id: string; title: string };
}
const FIELDS = `id status readVersion decisionReason vendor { id name status editedById } solution { id title }`;
const send = (by: TestClient, input: Input) =>
  by.execute<{ sendVendorListing: Sent }>(
    `mutation ($input: VendorListingInput!) { sendVendorListing(input: $input) { ${FIELDS} } }`,
    { input },
  );
const sendAgain = (by: TestClient, { id, readVersion }: Pick<Sent, "id" | "readVersion">, input: Input) =>
  by.execute<{ sendVendorListingAgain: Sent }>(
    `mutation ($id: ID!, $input: VendorListingInput!, $v: Int!) {
      sendVendorListingAgain(id: $id, input: $input, version: $v) { ${FIELDS} } }`,
    { id, input, v: readVersion },
  );
const decide = (by: TestClient, id: string, publish: boolean, more: Record<string, unknown> = {}) =>
  by.execute<{ moderate: { message: string } }>(
    `mutation ($id: ID!, $publish: Boolean!, $reason: String, $version: Int, $decision: ID) {
      moderate(id: $id, publish: $publish, reason: $reason, version: $version, decision: $decision) { message } }`,
    { id: `vendor_listing:${id}`, publish, ...more },
  );
const own = async (by: TestClient) =>
  (await by.execute<{ ownVendorListings: Sent[] }>(`{ ownVendorListings { ${FIELDS} } }`)).data
    .ownVendorListings;
interface Item {
  id: string;
  version: number;
  parts: { label: string; text: string }[];
}
const queued = async (id: string) => {
  const { data } = await admin.execute<{ moderationQueue: { nodes: Item[] } }>(
    '{ moderationQueue(kind: "vendor_listing", first: 100) { nodes { id version parts { label text } } } }',
  );
  return data.moderationQueue.nodes.find((item) => item.id === `vendor_listing:${id}`);
};
const founder = async (fields: Parameters<typeof createUser>[1] = {}) =>
  signIn(app, await createUser(app, fields));
const refusal = ({ errors }: Awaited<ReturnType<TestClient["execute"]>>) => ({
  code: errors?.[0]?.extensions?.code,
  fields: errors?.[0]?.extensions?.fields,
});
const isPublic = async ({ vendor, solution }: Sent) => {
  const { data } = await app.execute<Record<string, unknown>>(
    `{ vendor(id: ${vendor.id}) { id } solution(id: ${solution.id}) { id } }`,
  );
  return [data.vendor !== null, data.solution !== null];
};

/** Lets half a year pass for a listing that nobody touches. */
async function passPatience({ id, vendor, solution }: Sent): Promise<void> {
  const long = "now() - interval '181 days'";
  await sql(`update vendor_listings set updated_at = ${long} where id = ?`, [id]);
  for (const [table, row] of [
    ["vendors", vendor.id],
    ["solutions", solution.id],
  ]) {
    await sql(`update ${table} set updated_at = ${long} where id = ?`, [row]);
    // By itself, as a trigger dates every other change.
    await sql(`update ${table} set changed_at = ${long} where id = ?`, [row]);
  }
}

async function purge(): Promise<void> {
  await sql("select graphile_worker.add_job('purge-vendor-listings', '{}')");
  await app.runJobs();
}

/** Lets half a year pass for a listing, and deletes what is due. */
async function endPatience(sent: Sent): Promise<void> {
  await passPatience(sent);
  await purge();
}

describe("a company that lists itself", () => {
  it("is seen by its owner alone until an administrator approves it", async () => {
    const by = await founder();
    const { data, errors } = await send(by, inputOf());
    expect(errors).toBeUndefined();
    const sent = data.sendVendorListing;
    expect(sent).toMatchObject({ status: "PENDING", vendor: { status: "WITHDRAWN" }, readVersion: 3 });
    expect(sent.vendor.editedById).not.toBeNull();
    expect(await isPublic(sent)).toEqual([false, false]);
    expect(await own(by)).toEqual([sent]);
    expect(await own(await founder())).toEqual([]);
    await app.runJobs();
    app.mails.length = 0;
    expect(refusal(await decide(by, sent.id, true)).code).toBe("FORBIDDEN");
    expect((await decide(admin, sent.id, true, { version: sent.readVersion })).errors).toBeUndefined();
    expect(await isPublic(sent)).toEqual([true, true]);
    expect(await own(by)).toEqual([]);
    await app.runJobs();
    expect(app.mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining(`${sent.vendor.name} is listed`),
    ]);
    const { data: members } = await by.execute<{ vendor: { claimed: boolean; editedById: string } }>(
      `{ vendor(id: ${sent.vendor.id}) { claimed editedById } }`,
    );
    expect(members.vendor).toEqual({ claimed: true, editedById: sent.vendor.editedById });
  });

  it("is declined with a reason, mended, and sent again", async () => {
    const by = await founder();
    const input = inputOf();
    const sent = (await send(by, input)).data.sendVendorListing;
    expect(refusal(await decide(admin, sent.id, false)).fields).toEqual({ reason: expect.any(String) });
    await decide(admin, sent.id, false, { reason: "Say which sports." });
    const [declined] = await own(by);
    expect(declined).toMatchObject({ status: "DECLINED", decisionReason: "Say which sports." });
    await app.runJobs();
    expect(app.mails.at(-1)?.text).toContain("Reason: Say which sports.");
    const restore = `mutation { restoreVendor(id: ${sent.vendor.id}, version: 2) { id } }`;
    expect(refusal(await by.execute(restore)).code).toBe("CONFLICT");
    expect(refusal(await admin.execute(restore)).code).toBe("CONFLICT");
    const mended = { ...input, solution: { ...input.solution, title: "Gate for rowing" } };
    expect(refusal(await sendAgain(by, sent, mended))).toEqual({
      code: "CONFLICT",
      fields: { version: expect.any(String) },
    });
    const again = await sendAgain(by, declined as Sent, mended);
    expect(again.data.sendVendorListingAgain).toMatchObject({
      status: "PENDING",
      solution: { title: "Gate for rowing" },
    });
    expect(await isPublic(sent)).toEqual([false, false]);
    await decide(admin, sent.id, true);
    expect(await isPublic(sent)).toEqual([true, true]);
    expect(refusal(await sendAgain(by, declined as Sent, mended)).code).toBe("CONFLICT");
  });

  it("isn't approved unread: an edit of the vendor or a solution meanwhile is a conflict", async () => {
    const by = await founder();
    const sent = (await send(by, inputOf())).data.sendVendorListing;
    const read = await queued(sent.id);
    expect(read?.version).toBe(sent.readVersion);
    const edit = await by.execute(
      "mutation ($id: ID!, $input: SolutionInput!) { updateSolution(id: $id, input: $input, version: 1) { id } }",
      { id: sent.solution.id, input: { ...inputOf().solution, description: "Something else entirely." } },
    );
    expect(edit.errors).toBeUndefined();
    expect(refusal(await decide(admin, sent.id, true, { version: read?.version })).code).toBe("CONFLICT");
    expect(await isPublic(sent)).toEqual([false, false]);
  });

  it("can be taken back from the public with a reason, and only an administrator brings it back", async () => {
    const by = await founder();
    const sent = (await send(by, inputOf())).data.sendVendorListing;
    await decide(admin, sent.id, true);
    expect(refusal(await decide(admin, sent.id, false, { reason: "Late" })).code).toBe("CONFLICT");
    await decide(admin, sent.id, false, { reason: "Not theirs", decision: `vendor_listing:${sent.id}` });
    expect(await isPublic(sent)).toEqual([false, false]);
    const restore = `mutation { restoreVendor(id: ${sent.vendor.id}, version: 3) { id } }`;
    expect(refusal(await by.execute(restore)).code).toBe("CONFLICT");
    // Others may have reviewed it.
    for (const who of [by, admin]) {
      const answer = await who.execute(`mutation { discardVendorListing(id: ${sent.id}) { message } }`);
      expect(refusal(answer).code).toBe("CONFLICT");
    }
    await endPatience(sent);
    expect(await own(by)).toHaveLength(1);
  });

  it("again with other content is no success", async () => {
    const by = await founder();
    const input = inputOf();
    const first = (await send(by, input)).data.sendVendorListing;
    const changed = { ...input, solution: { ...input.solution, description: "Other words about it." } };
    expect(refusal(await send(by, changed))).toEqual({
      code: "CONFLICT",
      fields: { "vendor.name": expect.any(String) },
    });
    expect(await own(by)).toEqual([first]);
  });

  it("is discarded with everything, which frees its name", async () => {
    const by = await founder();
    const input = inputOf();
    const sent = (await send(by, input)).data.sendVendorListing;
    const discard = `mutation { discardVendorListing(id: ${sent.id}) { message } }`;
    expect(refusal(await app.execute(discard)).code).toBe("UNAUTHENTICATED");
    expect(refusal(await (await founder()).execute(discard)).code).toBe("NOT_FOUND");
    expect((await by.execute(discard)).errors).toBeUndefined();
    expect(await sql("select from organizations where name = ?", [sent.vendor.name])).toEqual([]);
    expect((await send(await founder(), input)).errors).toBeUndefined();
  });
});

describe("a declined listing that half a year has passed over", () => {
  const declined = async (by: TestClient, input = inputOf()) => {
    const sent = (await send(by, input)).data.sendVendorListing;
    await decide(admin, sent.id, false, { reason: "Spam" });
    await passPatience(sent);
    return sent;
  };

  it("is kept if it is sent again while the purge runs", async () => {
    const by = await founder();
    const sent = await declined(by);
    const em = app.database.orm.em.fork();
    await em.begin();
    await em.execute("select from vendors where id = ? for no key update", [sent.vendor.id]);
    await em.execute("update vendor_listings set status = 'pending', updated_at = now() where id = ?", [
      sent.id,
    ]);
    const purged = purge();
    await expect
      .poll(() =>
        sql("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"),
      )
      .toHaveLength(1);
    await em.commit();
    await purged;
    expect(await own(by)).toMatchObject([{ id: sent.id, status: "PENDING" }]);
  });

  it("is kept if its solution was changed since", async () => {
    const by = await founder();
    const sent = await declined(by);
    const edit = await by.execute(
      "mutation ($id: ID!, $input: SolutionInput!) { updateSolution(id: $id, input: $input, version: 1) { id } }",
      { id: sent.solution.id, input: { ...inputOf().solution, description: "Mended words." } },
    );
    expect(edit.errors).toBeUndefined();
    await purge();
    expect(await own(by)).toHaveLength(1);
  });

  it("leaves the organization what it watches", async () => {
    const by = await founder();
    const sent = await declined(by);
    const [{ organization } = {}] = await sql(
      "select organization_id as organization from vendors where id = ?",
      [sent.vendor.id],
    );
    await sql("insert into watched_vendors (vendor_id, organization_id, note) values (?, ?, 'Met in May')", [
      (await createVendor(app)).id,
      organization,
    ]);
    await purge();
    expect(await own(by)).toEqual([]);
    expect(await sql("select note from watched_vendors where organization_id = ?", [organization])).toEqual([
      { note: "Met in May" },
    ]);
  });
});

describe("sending a listing", () => {
  it("twice, also at the same time, makes one", async () => {
    const by = await founder();
    const input = inputOf();
    const answers = await Promise.all([send(by, input), send(by, input), send(by, input)]);
    expect(new Set(answers.map(({ data }) => data.sendVendorListing.id)).size).toBe(1);
    expect(await own(by)).toHaveLength(1);
  });

  it("is for signed-in people, and says at which field something is missing or taken", async () => {
    expect(refusal(await send(app, inputOf())).code).toBe("UNAUTHENTICATED");
    const by = await founder();
    const taken = await createVendor(app);
    expect(refusal(await send(by, inputOf({ name: taken.name }))).fields).toEqual({
      "vendor.name": expect.any(String),
    });
    expect(refusal(await send(by, inputOf({ website: "javascript:alert(1)" }))).fields).toEqual({
      "vendor.website": expect.any(String),
    });
    const bad = inputOf({}, { categoryId: "999999" });
    expect(refusal(await send(by, bad)).fields).toEqual({ "solution.categoryId": expect.any(String) });
    expect(await sql("select from organizations where name = ?", [bad.vendor.name])).toEqual([]);
    expect(await own(by)).toEqual([]);
  });

  it("never makes someone the owner of an organization that is already there", async () => {
    const club = await createOrganization(app, { name: unique("Harbor") });
    const [row] = await sql("select name::text from organizations where id = ?", [club.id]);
    const by = await founder();
    expect(refusal(await send(by, inputOf({ name: row?.name }))).fields).toEqual({
      "vendor.name": expect.stringContaining("already here"),
    });
    const named = await send(by, inputOf({ name: row?.name, website: "https://harbor.example" }));
    expect(named.errors).toBeUndefined();
    expect(named.data.sendVendorListing.vendor.editedById).not.toBe(String(club.id));
  });

  it("is limited to three that wait", async () => {
    const by = await founder();
    for (let sent = 0; sent < 3; sent += 1) expect((await send(by, inputOf())).errors).toBeUndefined();
    expect(refusal(await send(by, inputOf())).code).toBe("CONFLICT");
    expect(await own(by)).toHaveLength(3);
  });
});

describe("beside a listing", () => {
  it("stand the domain of the mail, whether the website answers, and names like it", async () => {
    const known = await createVendor(app, {
      name: "Quarterline Timing",
      website: "https://quarterline.example",
    });
    const by = await founder({ email: "ada@mail.quarterline.example" });
    // The C of the name is Cyrillic in one letter: а.
    const sent = (
      await send(
        by,
        inputOf({ name: "Quаrterline Timing", website: "https://www.quarterline.example/about" }),
      )
    ).data.sendVendorListing;
    const parts = new Map((await queued(sent.id))?.parts.map(({ label, text }) => [label, text]));
    expect(parts.get("Check: email")).toMatch(/, at the website's domain$/);
    expect(parts.get("Check: website")).toBe("Not checked yet");
    expect(parts.get("Check: names like it")).toBe(
      `Quarterline Timing (same name, public, /vendors/${known.id}-${known.slug})`,
    );
    expect(parts.get("Company: Description")).toBe("We time races.");
    expect(parts.get("Solution: Title")).toBe("Gate");
  });

  it.each([
    ["/", /^Answers \(200\), checked \d{4}-/],
    ["/gone", /^Answers with an error \(410\)/],
  ])("stands what the website answers at %s", async (path, finding) => {
    const by = await founder();
    const sent = (await send(by, inputOf({ website: `http://${siteHost}${path}` }))).data.sendVendorListing;
    await app.runJobs();
    const parts = new Map((await queued(sent.id))?.parts.map(({ label, text }) => [label, text]));
    expect(parts.get("Check: website")).toMatch(finding);
    expect(parts.get("Check: email")).toMatch(/the website proves nothing/);
  });

  it("stands why an address isn't asked", async () => {
    const sent = (await send(await founder(), inputOf({ website: "https://127.0.0.1:9/" }))).data
      .sendVendorListing;
    await app.runJobs();
    const parts = new Map((await queued(sent.id))?.parts.map(({ label, text }) => [label, text]));
    expect(parts.get("Check: website")).toMatch(/^Doesn't answer: Use port 80, 443|private network/);
  });
});

describe("a search before listing", () => {
  it("finds public vendors by name and website, and nothing that waits", async () => {
    const known = await createVendor(app, {
      name: "Millrace Analytics",
      website: "https://www.millrace.example/",
    });
    await send(await founder(), inputOf({ name: "Millrace Analytic" }));
    const ask = async (name: string, website?: string) =>
      (
        await app.execute<{ vendorLookalikes: object[] }>(
          "query ($name: String!, $website: String) { vendorLookalikes(name: $name, website: $website) { id name likeness claimed } }",
          { name, website },
        )
      ).data.vendorLookalikes;
    const found = { id: String(known.id), name: known.name, claimed: false };
    expect(await ask("millrace analytics")).toEqual([{ ...found, likeness: "NAME" }]);
    expect(await ask("Millrace")).toEqual([{ ...found, likeness: "SIMILAR_NAME" }]);
    expect(await ask("Something else", "http://millrace.example/team")).toEqual([
      { ...found, likeness: "WEBSITE" },
    ]);
    expect(await ask("Zzyzx")).toEqual([]);
    expect(await ask(" ")).toEqual([]);
  });
});

describe("a draft", () => {
  const save = (by: TestClient, content: string, version: number | null = null) =>
    by.execute<{ saveVendorListingDraft: { version: number } }>(
      "mutation ($content: String!, $version: Int) { saveVendorListingDraft(content: $content, version: $version) { version } }",
      { content, version },
    );
  const read = async (by: TestClient) =>
    (
      await by.execute<{ vendorListingDraft: { content: string; version: number } | null }>(
        "{ vendorListingDraft { content version } }",
      )
    ).data.vendorListingDraft;

  it("is kept for its author, not overwritten unseen, and gone once the listing is sent", async () => {
    const [by, other] = [await founder(), await founder()];
    expect((await save(by, '{"vendor.name":"Chalk"}')).data.saveVendorListingDraft.version).toBe(1);
    expect((await save(by, '{"vendor.name":"Chalkline"}', 1)).data.saveVendorListingDraft.version).toBe(2);
    expect(refusal(await save(by, "{}", 1)).code).toBe("CONFLICT");
    expect(refusal(await save(by, "{}")).code).toBe("CONFLICT");
    expect(JSON.parse((await read(by))?.content ?? "")).toEqual({ "vendor.name": "Chalkline" });
    expect(await read(other)).toBeNull();
    await send(by, inputOf());
    expect(await read(by)).toBeNull();
  });

  it.each([
    "[]",
    "nothing",
    '{"a":1}',
    '{"\\u0000":"a"}',
    '{"a":"\\ud800"}',
    `{"a":"${"x".repeat(50_001)}"}`,
  ])("must be an object of texts, not %s", async (content) => {
    expect(refusal(await save(await founder(), content)).fields).toEqual({ content: expect.any(String) });
  });

  it("and a declined listing end after half a year", async () => {
    const by = await founder();
    const sent = (await send(by, inputOf())).data.sendVendorListing;
    await decide(admin, sent.id, false, { reason: "Spam" });
    await save(by, "{}");
    await sql("update vendor_listing_drafts set updated_at = now() - interval '181 days'");
    await endPatience(sent);
    expect(await own(by)).toEqual([]);
    expect(await read(by)).toBeNull();
  });
});
