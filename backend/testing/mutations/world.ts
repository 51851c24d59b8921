import { generate } from "otplib";
import { daysAhead } from "../../shared/days/day.rules.ts";
import { createUser, type SignedInClient, signIn } from "../accounts.ts";
import { createApplication } from "../factories/application.ts";
import { createBlogPost } from "../factories/blog-post.ts";
import { createCategory } from "../factories/category.ts";
import { createOpportunity } from "../factories/opportunity.ts";
import { createOrganization } from "../factories/organization.ts";
import { createPaper } from "../factories/paper.ts";
import { createSolution } from "../factories/solution.ts";
import { unique } from "../factories/store.ts";
import { createVendor } from "../factories/vendor.ts";
import type { IdentityProvider } from "../identity-provider.ts";
import type { TestApp } from "../servers/test-app.ts";

export const PASSWORD = "right-horse-1";
export const NEXT = "other-horse-2";
export const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
export const WEBHOOK = '{ url: "https://club.example/a-secret-part-of-an-address", events: ["message"] }';

/** The code that an authenticator shows now. */
export const codeNow = () => generate({ secret: SECRET });

/** What calls need: people, and records in the states that mutations start from. */
export type World = ReturnType<typeof createWorld>;

export function createWorld(app: TestApp, admin: SignedInClient, club: IdentityProvider) {
  const sql = (query: string, values: unknown[] = []) =>
    app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);
  const post = async (status: "draft" | "published" | "archived") =>
    (await createBlogPost(app, { status })).id;

  const submitted = async (applicant?: { id: number }) =>
    createApplication(app, { applicant: applicant ?? (await createUser(app)) });

  /** Somebody with a password, signed in. */
  async function person(fields: Parameters<typeof createUser>[1] = {}) {
    const user = await createUser(app, { password: PASSWORD, ...fields });
    return { user, client: await signIn(app, user) };
  }

  /** The id of a new webhook of somebody signed in. */
  async function webhookOf(client: SignedInClient): Promise<string> {
    const { data } = await client.execute<{ createWebhook: { webhook: { id: string } } }>(
      `mutation { createWebhook(input: ${WEBHOOK}) { webhook { id } } }`,
    );
    return data.createWebhook.webhook.id;
  }

  /** The id of a new access token of somebody signed in. */
  async function tokenOf(client: SignedInClient): Promise<string> {
    const { data } = await client.execute<{ createAccessToken: { accessToken: { id: string } } }>(
      `mutation ($on: String!) {
         createAccessToken(input: { name: "Sync", scopes: [CATALOG_READ], expiresOn: $on }) { accessToken { id } } }`,
      { on: daysAhead("UTC", 7) },
    );
    return data.createAccessToken.accessToken.id;
  }

  /** An organization of somebody signed in and a second person, an editor. */
  async function owned() {
    const [first, second] = [await person(), await person()];
    const { id } = await createOrganization(app, {
      members: [
        [first.user, "owner"],
        [second.user, "editor"],
      ],
    });
    return { id, client: first.client, second };
  }

  /** A claim that waits for the vendor of an organization, by somebody else. */
  async function claimOf(organizationId: number, claimant?: number): Promise<unknown> {
    const vendor = await createVendor(app, { organization: { id: organizationId } });
    const [claim] = await sql(
      `insert into vendor_claims (vendor_id, claimant_id, method, reason, evidence)
       values (?, ?, 'evidence', 'Mine', 'Ask me') returning id`,
      [vendor.id, claimant ?? (await person()).user.id],
    );
    return claim?.id;
  }

  /** A synonym that was learned and waits. */
  async function proposal(term: string): Promise<unknown> {
    const [synonym] = await sql(
      `insert into search_synonyms (term, means, learned, status, source)
       values (?, 'written out', true, 'proposed', 'Two records.') returning id`,
      [term],
    );
    return synonym?.id;
  }

  /** A vendor that was merged into another. */
  async function suggested(client: SignedInClient, vendorId: number): Promise<string | undefined> {
    const { data } = await client.execute<{ facts: { key: string }[] }>(
      `{ facts: suggestedCompanyFacts(vendorId: ${vendorId}) { key } }`,
    );
    return data.facts[0]?.key;
  }

  async function mergeOf(kept: number, merged: number): Promise<unknown> {
    const [merge] = await sql(
      `insert into vendor_merges (kept_id, merged_id, before, after, moved)
       values (?, ?, '{}', '{}', '{}') returning id`,
      [kept, merged],
    );
    return merge?.id;
  }

  /** A paper that was merged into another. */
  async function paperMergeOf(kept: number): Promise<unknown> {
    const { id } = await createPaper(app);
    const [merge] = await sql(
      `with gone as (delete from research_papers t where t.id = ? returning t.id, to_jsonb(t) as merged)
       insert into paper_merges (kept_id, merged_id, merged, parts, fields, before, after, moved)
       select ?, id, merged, '{}', '{}', '{}', '{}', '{}' from gone returning id`,
      [id, kept],
    );
    return merge?.id;
  }

  /** A mapping that was saved. */
  async function importMapping(name: string): Promise<unknown> {
    const [mapping] = await sql(
      `insert into import_mappings (name, kind, mapping, columns)
       values (?, 'vendors', '{"records":"","fields":{"name":{"from":"Company"}}}', '{Company}') returning id`,
      [name],
    );
    return mapping?.id;
  }

  /** A source that is synced. */
  async function syncSource(name: string): Promise<unknown> {
    const [source] = await sql(
      "insert into sync_sources (name, kind, location) values (?, 'solutions', 'list.csv') returning id",
      [name],
    );
    return source?.id;
  }

  /** What a member writes about a solution. */
  async function offer() {
    const { id } = await createCategory(app);
    const lists = { levels: [], sportIds: [], features: [], tags: [] };
    return { title: "Tagger", description: "Tags.", categoryId: String(id), priceBand: "FREE", ...lists };
  }

  /** What a company says that lists itself. */
  async function listing() {
    const name = unique("Company");
    return { vendor: { name, description: "Tags.", categoryIds: [] }, solution: await offer() };
  }

  /** A company that somebody signed in has listed, and that waits. */
  async function listed() {
    const { client } = await person();
    const { data } = await client.execute<{ sendVendorListing: { id: string } }>(
      "mutation ($input: VendorListingInput!) { sendVendorListing(input: $input) { id } }",
      { input: await listing() },
    );
    return { id: data.sendVendorListing.id, client };
  }

  /** A solution of a vendor that somebody signed in manages. */
  async function offered(status: "draft" | "published") {
    const { id, client } = await owned();
    const vendor = await createVendor(app, { organization: { id } });
    return { client, solution: await createSolution(app, { vendor, status }) };
  }

  /** An opportunity of an organization that somebody signed in belongs to. */
  async function posted(fields: Parameters<typeof createOpportunity>[1]) {
    const { id, client } = await owned();
    const due = { dueDate: new Date(Date.now() + 3_600_000) };
    return { client, record: await createOpportunity(app, { ownerOrganization: { id }, ...due, ...fields }) };
  }

  /** What a member writes about an opportunity. */
  async function opening() {
    const { name } = await createCategory(app, { kind: "opportunity" });
    return { title: "Wanted", type: "technology", description: "Words.", category: name };
  }

  async function withSecondFactor(confirmed: boolean) {
    const someone = await person(confirmed ? { twoFactorEnabledAt: new Date() } : {});
    await sql("insert into two_factor_secrets (user_id, secret, confirmed_at) values (?, ?, ?)", [
      someone.user.id,
      SECRET,
      confirmed ? new Date() : null,
    ]);
    return someone;
  }

  return {
    club,
    admin,
    app,
    claimOf,
    listed,
    listing,
    offer,
    offered,
    opening,
    owned,
    person,
    post,
    posted,
    proposal,
    sql,
    submitted,
    syncSource,
    importMapping,
    mergeOf,
    suggested,
    paperMergeOf,
    tokenOf,
    webhookOf,
    withSecondFactor,
  };
}
