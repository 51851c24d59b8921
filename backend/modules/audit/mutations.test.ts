import { randomUUID } from "node:crypto";
import { generate } from "otplib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rootTypes } from "../../graphql/authorization.ts";
import { createSchema } from "../../graphql/schema.ts";
import { hashToken, newToken } from "../../shared/secret-token.ts";
import { createUser, type SignedInClient, signIn } from "../../testing/accounts.ts";
import { createApplication } from "../../testing/factories/application.ts";
import { createBlogCategory } from "../../testing/factories/blog-category.ts";
import { createBlogComment } from "../../testing/factories/blog-comment.ts";
import { createBlogPost } from "../../testing/factories/blog-post.ts";
import { createCategory } from "../../testing/factories/category.ts";
import { createConversation } from "../../testing/factories/conversation.ts";
import { createOpportunity } from "../../testing/factories/opportunity.ts";
import { createOrganization } from "../../testing/factories/organization.ts";
import { createReview } from "../../testing/factories/review.ts";
import { createSolution } from "../../testing/factories/solution.ts";
import { createTopic } from "../../testing/factories/topic.ts";
import { createVendor } from "../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../testing/test-app.ts";
import { dayIn } from "../access-tokens/access-token.rules.ts";
import { hashPassword } from "../credentials/passwords/password-hash.ts";
import type { Action } from "./actions.ts";

/** Mutations that no entry is kept of, and why. */
const UNRECORDED: Readonly<Record<string, string>> = {
  addBlogComment: "one's own words, which the comment itself keeps",
  addToShortlist: "one's own list",
  answerMentoringSession: "the student's own choice, which the session itself keeps",
  answerVendorRequest: "the vendor's own words, which the conversation itself keeps",
  beginConversation: "one's own words, which the conversation itself keeps",
  beginTwoFactor: "changes nothing until it is confirmed",
  cancelEmailChange: "changes nothing",
  cancelMentoringSession: "one's own choice, which the session itself keeps",
  confirmNewsletter: "one's own subscription",
  createShortlist: "one's own list",
  decideMentoring: "the mentor's own choice, which the request itself keeps",
  deleteSavedBrief: "one's own brief",
  deleteSavedSearch: "one's own search",
  deleteShortlist: "one's own list",
  discardApplication: "one's own draft",
  dismissProfileHint: "one's own taste",
  dismissRecommendation: "one's own taste",
  editBlogComment: "one's own words, which the comment itself keeps",
  editReview: "one's own words, which the review itself keeps",
  editSavedBrief: "one's own brief",
  editSavedSearch: "one's own search",
  endMentoring: "one's own choice, which the request itself keeps",
  learnSynonyms: "only proposes, and each decision is recorded",
  likeBlogPost: "one's own taste",
  markConversationRead: "one's own mark",
  markNotificationRead: "one's own mark",
  markNotificationsRead: "one's own mark",
  noteBlogView: "a count",
  noteRecordView: "a count",
  proposeMentoringSession: "the mentor's own proposal, which the session itself keeps",
  removeImportSource: "each run is recorded when it is undone",
  removeFromShortlist: "one's own list",
  renameShortlist: "one's own list",
  renewBriefLink: "one's own brief",
  renewShortlistLink: "one's own list",
  reportBlogComment: "the report itself is kept, the decision on it recorded",
  reportMessage: "the report itself is kept, the decision on it recorded",
  reportReview: "the report itself is kept, the decision on it recorded",
  previewSyncSource: "it changes nothing",
  uploadSyncSource: "it only stores what an administrator then looks at",
  startImport: "the run itself is kept, and recorded when it has written",
  undoImport: "recorded when it is undone",
  replayWebhookDelivery: "the log of the webhook keeps it",
  requestDemo: "the request itself is kept",
  requestMentoring: "the request itself is kept",
  requestEmailChange: "changes nothing until it is confirmed",
  requestVendorClaimCode: "changes nothing until it is confirmed",
  requestPasswordReset: "changes nothing, and must not tell whether there is such an account",
  requestVendors: "one's own words, which the request itself keeps",
  resendEmailChange: "changes nothing until it is confirmed",
  saveApplicationDraft: "one's own draft",
  saveBrief: "one's own brief",
  saveReviewReply: "the vendor's own words, which the reply itself keeps",
  saveSearch: "one's own search",
  setBookmark: "one's own bookmark",
  setConversationArchived: "one side's own inbox",
  setNotificationFrequency: "one's own taste",
  setShortlistNote: "one's own list",
  shareBrief: "one's own brief",
  shareShortlist: "one's own list",
  sendTestWebhook: "the log of the webhook keeps it",
  signOut: "ends one's own session on this device",
  stopBriefAlerts: "one's own subscription",
  stopNotificationMails: "one's own subscription",
  stopSearchAlerts: "one's own subscription",
  subscribeToNewsletter: "one's own subscription",
  unsubscribeFromNewsletter: "one's own subscription",
  updateNotificationPreferences: "one's own settings",
  updatePrivacy: "one's own settings",
  visitSavedBrief: "one's own mark",
  visitSavedSearch: "one's own mark",
  withdrawMentoring: "one's own choice, which the request itself keeps",
  withdrawReview: "one's own words, which the review itself keeps",
  writeReview: "one's own words, which the review itself keeps",
};

const PASSWORD = "right-horse-1";
const NEXT = "other-horse-2";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty", { SIGN_IN_FAILURES: "100" });
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  await createBlogCategory(app, { name: "News" });
});
afterAll(() => app.stop());

const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);
const post = async (status: "draft" | "published" | "archived") => (await createBlogPost(app, { status })).id;

const submitted = async (applicant?: { id: number }) =>
  createApplication(app, { applicant: applicant ?? (await createUser(app)) });

/** Somebody with a password, signed in. */
async function person(fields: Parameters<typeof createUser>[1] = {}) {
  const user = await createUser(app, { password: PASSWORD, ...fields });
  return { user, client: await signIn(app, user) };
}

const WEBHOOK = '{ url: "https://club.example/a-secret-part-of-an-address", events: ["message"] }';
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
    { on: dayIn(7) },
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
async function call() {
  const { name } = await createCategory(app, { kind: "opportunity" });
  return { title: "Wanted", type: "technology", description: "Words.", category: name };
}

const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

async function withSecondFactor(confirmed: boolean) {
  const someone = await person(confirmed ? { twoFactorEnabledAt: new Date() } : {});
  await sql("insert into two_factor_secrets (user_id, secret, confirmed_at) values (?, ?, ?)", [
    someone.user.id,
    SECRET,
    confirmed ? new Date() : null,
  ]);
  return someone;
}

const codeNow = () => generate({ secret: SECRET });
const input = { title: "A title", content: "Words.", category: "News" };

/** Who calls a mutation with which arguments, as the document writes them. */
interface Call {
  readonly by: TestClient;
  readonly args?: string;
  readonly variables?: Record<string, unknown>;
  readonly selection?: string;
}

/** Every other mutation: the one entry that it adds, and a call that does so. */
const RECORDED: Readonly<Record<string, { readonly action: Action; readonly call: () => Promise<Call> }>> = {
  acceptInvitation: {
    action: "organization.member_joined",
    call: async () => {
      const { user, client } = await person();
      const { id } = await owned();
      const token = newToken();
      await sql(
        `insert into organization_invitations (organization_id, email, role, token_hash, expires_at)
         values (?, ?, 'editor', ?, now() + interval '1 day')`,
        [id, user.email, hashToken(token)],
      );
      return { by: client, args: `token: "${token}"`, selection: "{ id }" };
    },
  },
  addSolution: {
    action: "solution.created",
    call: async () => {
      const [category, vendor] = [await createCategory(app), await createVendor(app)];
      const input = `title: "Tagger", description: "Tags.", category: "${category.slug}", vendor: "${vendor.name}"`;
      return { by: admin, args: `input: { ${input} }`, selection: "{ id }" };
    },
  },
  addSynonym: {
    action: "synonym.added",
    call: async () => ({ by: admin, args: 'input: { term: "velo", means: "bicycle" }', selection: "{ id }" }),
  },
  addSyncSource: {
    action: "sync_source.added",
    call: async () => ({
      by: admin,
      args: 'input: { name: "Added", kind: "solutions", location: "list.csv" }',
      selection: "{ id }",
    }),
  },
  editSyncSource: {
    action: "sync_source.edited",
    call: async () => {
      const input = 'input: { name: "New", kind: "solutions", location: "list.csv" }';
      return {
        by: admin,
        args: `id: ${await syncSource("Old")}, ${input}, version: 1`,
        selection: "{ id }",
      };
    },
  },
  setSyncSourceEnabled: {
    action: "sync_source.disabled",
    call: async () => {
      const args = `id: ${await syncSource("Disabled")}, enabled: false, version: 1`;
      return { by: admin, args, selection: "{ id }" };
    },
  },
  removeSyncSource: {
    action: "sync_source.removed",
    call: async () => ({ by: admin, args: `id: ${await syncSource("Removed")}, version: 1` }),
  },
  syncData: {
    action: "data.synced",
    call: async () => ({
      by: admin,
      args: `sourceId: ${await syncSource("Synced")}`,
      selection: "{ id }",
    }),
  },
  archiveBlogPost: {
    action: "blog_post.archived",
    call: async () => ({ by: admin, args: `id: ${await post("published")}`, selection: "{ id }" }),
  },
  changePassword: {
    action: "account.password_changed",
    call: async () => ({
      by: (await person()).client,
      args: `currentPassword: "${PASSWORD}", newPassword: "${NEXT}"`,
      selection: "{ message }",
    }),
  },
  confirmEmailChange: {
    action: "account.email_changed",
    call: async () => {
      const { user } = await person();
      const token = newToken();
      await sql(
        `insert into email_changes (user_id, email, token_hash, expires_at)
         values (?, 'new@people.example', ?, now() + interval '1 day')`,
        [user.id, hashToken(token)],
      );
      return { by: app, args: `token: "${token}"`, selection: "{ message }" };
    },
  },
  confirmVendorClaim: {
    action: "vendor.claimed",
    call: async () => {
      const { user, client } = await person();
      const { id } = await createVendor(app, { website: "https://acme.example" });
      await sql(
        `insert into vendor_claim_codes (vendor_id, user_id, email, code_hash, expires_at)
         values (?, ?, 'noor@acme.example', ?, now() + interval '1 hour')`,
        [id, user.id, await hashPassword("ABCDEFGH")],
      );
      return { by: client, args: `vendorId: ${id}, code: "ABCD-EFGH"`, selection: "{ id }" };
    },
  },
  confirmSignIn: {
    action: "account.signed_in",
    call: async () => {
      const { user } = await withSecondFactor(true);
      const begin = "mutation ($input: SignInInput!) { signIn(input: $input) { secondFactor { token } } }";
      const { data } = await app.execute<{ signIn: { secondFactor: { token: string } } }>(begin, {
        input: { username: user.username, password: PASSWORD },
      });
      const { token } = data.signIn.secondFactor;
      return { by: app, args: `challenge: "${token}", code: "${await codeNow()}"`, selection: "{ message }" };
    },
  },
  confirmTwoFactor: {
    action: "account.two_factor_enabled",
    call: async () => {
      const { client } = await withSecondFactor(false);
      return { by: client, args: `code: "${await codeNow()}"`, selection: "{ codes }" };
    },
  },
  answerVendorClaim: {
    action: "vendor_claim.answered",
    call: async () => {
      const { id, client } = await owned();
      const args = `id: ${await claimOf(id)}, answer: "It is ours", version: 1`;
      return { by: client, args, selection: "{ id }" };
    },
  },
  decideSynonym: {
    action: "synonym.accepted",
    call: async () => {
      const args = `id: ${await proposal("CMJ")}, accept: true, version: 1`;
      return { by: admin, args, selection: "{ id }" };
    },
  },
  deleteUser: {
    action: "account.erased",
    call: async () => ({ by: admin, args: `id: ${(await createUser(app)).id}` }),
  },
  editSynonym: {
    action: "synonym.edited",
    call: async () => {
      const input = 'input: { term: "RPE", means: "perceived effort" }';
      return { by: admin, args: `id: ${await proposal("RPE")}, ${input}, version: 1`, selection: "{ id }" };
    },
  },
  removeSynonym: {
    action: "synonym.removed",
    call: async () => ({ by: admin, args: `id: ${await proposal("TRIMP")}, version: 1` }),
  },
  createPosting: {
    action: "opportunity.created",
    call: async () => {
      const { id, client } = await owned();
      const args = `kind: OPPORTUNITY, organizationId: ${id}, submit: true, key: "a-key-of-a-posting", input: $input`;
      return { by: client, args, variables: { input: await call() }, selection: "{ id }" };
    },
  },
  closePosting: {
    action: "opportunity.closed",
    call: async () => {
      const { client, record } = await posted({ stage: "published", status: "open" });
      const args = `kind: OPPORTUNITY, id: ${record.id}, version: 1, outcome: FILLED`;
      return { by: client, args, selection: "{ id }" };
    },
  },
  createSolution: {
    action: "solution.created",
    call: async () => {
      const { id, client } = await owned();
      const vendor = await createVendor(app, { organization: { id } });
      const args = `vendorId: ${vendor.id}, input: $input, publish: true`;
      return { by: client, args, variables: { input: await offer() }, selection: "{ id }" };
    },
  },
  createAccessToken: {
    action: "access_token.created",
    call: async () => {
      const input = { name: "a-name-that-is-a-secret", scopes: ["CATALOG_READ"], expiresOn: dayIn(7) };
      return {
        by: (await person()).client,
        args: "input: $input",
        variables: { input },
        selection: "{ token }",
      };
    },
  },
  createWebhook: {
    action: "webhook.created",
    call: async () => ({ by: (await person()).client, args: `input: ${WEBHOOK}`, selection: "{ secret }" }),
  },
  deleteWebhook: {
    action: "webhook.deleted",
    call: async () => {
      const { client } = await person();
      return { by: client, args: `id: ${await webhookOf(client)}`, selection: "{ message }" };
    },
  },
  editWebhook: {
    action: "webhook.edited",
    call: async () => {
      const { client } = await person();
      const id = await webhookOf(client);
      return { by: client, args: `id: ${id}, version: 1, input: ${WEBHOOK}`, selection: "{ id }" };
    },
  },
  rotateWebhookSecret: {
    action: "webhook.secret_rotated",
    call: async () => {
      const { client } = await person();
      return { by: client, args: `id: ${await webhookOf(client)}`, selection: "{ secret }" };
    },
  },
  setWebhookEnabled: {
    action: "webhook.disabled",
    call: async () => {
      const { client } = await person();
      const args = `id: ${await webhookOf(client)}, enabled: false, version: 1`;
      return { by: client, args, selection: "{ id }" };
    },
  },
  createCatalogRecord: {
    action: "research_topic.created",
    call: async () => ({
      by: admin,
      args: 'kind: TOPICS, values: [{ name: "topic", value: "Added" }]',
      selection: "{ id }",
    }),
  },
  removeCatalogRecord: {
    action: "research_topic.removed",
    call: async () => {
      const { id } = await createTopic(app);
      return { by: admin, args: `kind: TOPICS, id: ${id}, version: 1` };
    },
  },
  updateCatalogRecord: {
    action: "research_topic.updated",
    call: async () => {
      const { id } = await createTopic(app);
      const values = '[{ name: "description", value: "Words." }]';
      return {
        by: admin,
        args: `kind: TOPICS, id: ${id}, version: 1, values: ${values}`,
        selection: "{ id }",
      };
    },
  },
  createVendor: {
    action: "vendor.created",
    call: async () => ({
      by: admin,
      args: 'input: { name: "Added vendor", description: "Sensors.", categoryIds: [] }',
      selection: "{ id }",
    }),
  },
  createBlogPost: {
    action: "blog_post.created",
    call: async () => ({ by: admin, args: "input: $input", variables: { input }, selection: "{ id }" }),
  },
  decideOnApplication: {
    action: "application.decided",
    call: async () => ({
      by: admin,
      args: `id: ${(await submitted()).id}, status: ACCEPTED, version: 1, message: "Welcome-to-the-second-round"`,
      selection: "{ id }",
    }),
  },
  decideVendorClaim: {
    action: "vendor_claim.decided",
    call: async () => {
      const { id } = await owned();
      const args = `id: ${await claimOf(id)}, grant: false, endMemberships: false, reason: "No", version: 1`;
      return { by: admin, args, selection: "{ id }" };
    },
  },
  deleteAccount: {
    action: "account.deletion_requested",
    call: async () => ({
      by: (await person()).client,
      args: `password: "${PASSWORD}"`,
      selection: "{ message }",
    }),
  },
  deleteBlogComment: {
    action: "comment.deleted",
    call: async () => ({ by: admin, args: `id: ${(await createBlogComment(app)).id}` }),
  },
  deleteBlogPost: {
    action: "blog_post.deleted",
    call: async () => ({ by: admin, args: `id: ${await post("draft")}` }),
  },
  discardPosting: {
    action: "opportunity.discarded",
    call: async () => {
      const { client, record } = await posted({ stage: "draft", status: "open" });
      const args = `kind: OPPORTUNITY, id: ${record.id}, version: 1`;
      return { by: client, args, selection: "{ message }" };
    },
  },
  extendPosting: {
    action: "opportunity.extended",
    call: async () => {
      const { client, record } = await posted({ stage: "published", status: "open" });
      const args = `kind: OPPORTUNITY, id: ${record.id}, version: 1, dueDate: "${new Date(Date.now() + 86_400_000).toISOString()}"`;
      return { by: client, args, selection: "{ id }" };
    },
  },
  disableTwoFactor: {
    action: "account.two_factor_disabled",
    call: async () => ({
      by: (await withSecondFactor(true)).client,
      args: `password: "${PASSWORD}"`,
      selection: "{ id }",
    }),
  },
  inviteMember: {
    action: "organization.member_invited",
    call: async () => {
      const { id, client } = await owned();
      const args = `organizationId: ${id}, email: "new@people.example", role: EDITOR`;
      return { by: client, args, selection: "{ id }" };
    },
  },
  leaveOrganization: {
    action: "organization.member_left",
    call: async () => {
      const { id, second } = await owned();
      return { by: second.client, args: `organizationId: ${id}`, selection: "{ message }" };
    },
  },
  moderate: {
    action: "review.moderated",
    call: async () => ({
      by: admin,
      args: `id: "review:${(await createReview(app)).id}", publish: false, reason: "Spam"`,
      selection: "{ message }",
    }),
  },
  moderateMany: {
    action: "review.moderated",
    call: async () => ({
      by: admin,
      args: `choices: [{ id: "review:${(await createReview(app)).id}" }], publish: false, reason: "Spam"`,
      selection: "{ message }",
    }),
  },
  publishBlogPost: {
    action: "blog_post.published",
    call: async () => ({ by: admin, args: `id: ${await post("draft")}`, selection: "{ id }" }),
  },
  register: {
    action: "account.registered",
    call: async () => ({
      by: app,
      args: "input: $input",
      variables: {
        input: {
          username: "new-person",
          email: "new-person@people.example",
          firstName: "Ada",
          lastName: "Okafor",
          password: PASSWORD,
        },
      },
      selection: "{ message }",
    }),
  },
  publishSolution: {
    action: "solution.published",
    call: async () => {
      const { solution, client } = await offered("draft");
      return { by: client, args: `id: ${solution.id}, version: 1`, selection: "{ id }" };
    },
  },
  renewVerification: {
    action: "vendor.verification_renewed",
    call: async () => {
      const { id } = await createVendor(app, { verified: true });
      return { by: admin, args: `id: ${id}, input: {}`, selection: "{ id }" };
    },
  },
  reopenPosting: {
    action: "opportunity.reopened",
    call: async () => {
      const { client, record } = await posted({ stage: "published", status: "closed" });
      const args = `kind: OPPORTUNITY, id: ${record.id}, version: 1`;
      return { by: client, args, selection: "{ id }" };
    },
  },
  removeMember: {
    action: "organization.member_removed",
    call: async () => {
      const { id, client, second } = await owned();
      const args = `organizationId: ${id}, personId: ${second.user.id}`;
      return { by: client, args, selection: "{ id }" };
    },
  },
  removeReviewReply: {
    action: "review_reply.removed",
    call: async () => {
      const { id } = await createReview(app);
      await sql("insert into review_replies (review_id, text) values (?, 'Thanks')", [id]);
      return { by: admin, args: `reviewId: ${id}`, selection: "{ id }" };
    },
  },
  renewCalendarAddress: {
    action: "calendar.address_made",
    call: async () => ({ by: (await person()).client, args: "", selection: "{ url }" }),
  },
  resetUserPassword: {
    action: "account.password_reset",
    call: async () => ({
      by: admin,
      args: `id: ${(await createUser(app)).id}, newPassword: "${NEXT}"`,
      selection: "{ message }",
    }),
  },
  revokeCalendarAddress: {
    action: "calendar.address_revoked",
    call: async () => {
      const { client } = await person();
      await client.execute("mutation { renewCalendarAddress { url } }");
      return { by: client, args: "", selection: "{ message }" };
    },
  },
  replaceRecoveryCodes: {
    action: "account.recovery_codes_replaced",
    call: async () => ({
      by: (await withSecondFactor(true)).client,
      args: `password: "${PASSWORD}"`,
      selection: "{ codes }",
    }),
  },
  resetPassword: {
    action: "account.password_reset",
    call: async () => {
      const { user } = await person();
      const token = newToken();
      await sql(
        `insert into password_resets (user_id, token_hash, expires_at)
         values (?, ?, now() + interval '1 hour')`,
        [user.id, hashToken(token)],
      );
      return { by: app, args: `token: "${token}", newPassword: "${NEXT}"`, selection: "{ message }" };
    },
  },
  restoreBlogPost: {
    action: "blog_post.restored",
    call: async () => ({ by: admin, args: `id: ${await post("archived")}`, selection: "{ id }" }),
  },
  revokeOtherSessions: {
    action: "account.sessions_ended",
    call: async () => ({ by: (await person()).client, selection: "{ message }" }),
  },
  revokeAccessToken: {
    action: "access_token.revoked",
    call: async () => {
      const { client } = await person();
      return { by: client, args: `id: ${await tokenOf(client)}`, selection: "{ message }" };
    },
  },
  revokeAllAccessTokens: {
    action: "account.access_tokens_revoked",
    call: async () => ({ by: (await person()).client, selection: "{ message }" }),
  },
  revokeSession: {
    action: "account.sessions_ended",
    call: async () => {
      const { user, client } = await person();
      await signIn(app, user);
      const [last] = await sql("select max(id) as id from sessions where user_id = ?", [user.id]);
      return { by: client, args: `id: ${last?.id}`, selection: "{ message }" };
    },
  },
  revokeInvitation: {
    action: "organization.invitation_revoked",
    call: async () => {
      const { id, client } = await owned();
      const [made] = await sql(
        `insert into organization_invitations (organization_id, email, role, expires_at)
         values (?, 'new@people.example', 'editor', now() + interval '1 day') returning id`,
        [id],
      );
      return { by: client, args: `id: ${made?.id}`, selection: "{ id }" };
    },
  },
  seedBlogData: {
    action: "blog.seeded",
    call: async () => ({ by: admin, selection: "{ message }" }),
  },
  sendAlert: {
    action: "alert.sent",
    call: async () => ({
      by: admin,
      args: `input: { title: "Maintenance", text: "Tonight.", userIds: ["${(await person()).user.id}"] }`,
      selection: "",
    }),
  },
  sendMessage: {
    action: "conversation.answered_for_vendor",
    call: async () => {
      const { id } = await createConversation(app, { person: await createUser(app) });
      const args = `conversationId: ${id}, text: "Passed on.", key: "${randomUUID()}"`;
      return { by: admin, args, selection: "{ id }" };
    },
  },
  setMemberRole: {
    action: "organization.member_role_changed",
    call: async () => {
      const { id, client, second } = await owned();
      const args = `organizationId: ${id}, personId: ${second.user.id}, role: OWNER`;
      return { by: client, args, selection: "{ id }" };
    },
  },
  signIn: {
    action: "account.signed_in",
    call: async () => {
      const { user } = await person();
      const credentials = { username: user.username, password: PASSWORD };
      return {
        by: app,
        args: "input: $input",
        variables: { input: credentials },
        selection: "{ message }",
      };
    },
  },
  startBulkOperation: {
    action: "bulk_operation.started",
    call: async () => {
      const choice = { userIds: [(await createUser(app)).id] };
      const input = { kind: "SUSPEND_USERS", choice, expected: 1, key: randomUUID() };
      return { by: admin, args: "input: $input", variables: { input }, selection: "{ id }" };
    },
  },
  submitApplication: {
    action: "application.submitted",
    call: async () => ({
      by: (await person()).client,
      args: `kind: OPPORTUNITY, id: ${(await createOpportunity(app)).id}, key: "one-of-many-keys-of-submissions", input: $input`,
      variables: {
        input: { text: "Words-that-are-erased-with-the-account", contactEmail: "a@people.example" },
      },
      selection: "{ id }",
    }),
  },
  submitVendorClaim: {
    action: "vendor_claim.sent",
    call: async () => {
      const { client } = await person();
      const { id } = await createVendor(app);
      const args = `vendorId: ${id}, input: { reason: "Mine", evidence: "Ask me" }`;
      return { by: client, args, selection: "{ id }" };
    },
  },
  undoBulkOperation: {
    action: "bulk_operation.undone",
    call: async () => {
      const [done] = await sql(
        `insert into bulk_operations (key, kind, actor_id, total, succeeded, finished_at)
         values (gen_random_uuid(), 'suspend_users', ?, 1, 1, now()) returning id`,
        [admin.userId],
      );
      return { by: admin, args: `id: ${done?.id}`, selection: "{ id }" };
    },
  },
  updateBlogPost: {
    action: "blog_post.updated",
    call: async () => ({
      by: admin,
      args: `id: ${await post("draft")}, input: $input`,
      variables: { input },
      selection: "{ id }",
    }),
  },
  updatePosting: {
    action: "opportunity.updated",
    call: async () => {
      const { client, record } = await posted({});
      const args = `kind: OPPORTUNITY, id: ${record.id}, version: 1, submit: false, input: $input`;
      return { by: client, args, variables: { input: await call() }, selection: "{ id }" };
    },
  },
  updateProfile: {
    action: "account.profile_changed",
    call: async () => ({
      by: admin,
      args: `id: ${(await person()).user.id}, input: $input`,
      variables: { input: { bio: "Words-that-are-erased-with-the-account" } },
      selection: "{ id }",
    }),
  },
  updateUserProfile: {
    action: "account.profile_changed",
    call: async () => {
      const input = { firstName: "Ada", email: `${randomUUID()}@people.example` };
      return {
        by: admin,
        args: `id: ${(await createUser(app)).id}, input: $input`,
        variables: { input },
        selection: "{ id }",
      };
    },
  },
  updateUserRights: {
    action: "account.rights_changed",
    call: async () => {
      const input = { role: "MENTOR", isActive: false, permissions: `{"note": "${NEXT}"}` };
      return {
        by: admin,
        args: `id: ${(await createUser(app)).id}, input: $input`,
        variables: { input },
        selection: "{ id }",
      };
    },
  },
  withdrawApplication: {
    action: "application.withdrawn",
    call: async () => {
      const { user, client } = await person();
      return { by: client, args: `id: ${(await submitted(user)).id}`, selection: "{ id }" };
    },
  },
  updateSolution: {
    action: "solution.updated",
    call: async () => {
      const { solution, client } = await offered("published");
      const args = `id: ${solution.id}, input: $input, version: 1`;
      return { by: client, args, variables: { input: await offer() }, selection: "{ id }" };
    },
  },
  updateVendor: {
    action: "vendor.updated",
    call: async () => {
      const { id, client } = await owned();
      const vendor = await createVendor(app, { organization: { id } });
      const input = {
        name: "Acme",
        description: "Sensors.",
        contactEmail: "hi@people.example",
        categoryIds: [],
      };
      return {
        by: client,
        args: `id: ${vendor.id}, input: $input, version: 1`,
        variables: { input },
        selection: "{ id }",
      };
    },
  },
  verifyVendor: {
    action: "vendor.verified",
    call: async () => ({ by: admin, args: `id: ${(await createVendor(app)).id}`, selection: "{ id }" }),
  },
  withdrawVerification: {
    action: "vendor.verification_withdrawn",
    call: async () => {
      const { id } = await createVendor(app, { verified: true });
      return { by: admin, args: `id: ${id}, reason: "It closed."`, selection: "{ id }" };
    },
  },
  withdrawSolution: {
    action: "solution.withdrawn",
    call: async () => {
      const { solution, client } = await offered("published");
      return { by: client, args: `id: ${solution.id}, version: 1`, selection: "{ id }" };
    },
  },
  withdrawVendor: {
    action: "vendor.withdrawn",
    call: async () => ({
      ...{ by: admin, args: `id: ${(await createVendor(app)).id}, version: 1`, selection: "{ id }" },
    }),
  },
  restoreVendor: {
    action: "vendor.restored",
    call: async () => {
      const { id } = await createVendor(app, { status: "withdrawn" });
      return { by: admin, args: `id: ${id}, version: 1`, selection: "{ id }" };
    },
  },
  withdrawVendorClaim: {
    action: "vendor_claim.withdrawn",
    call: async () => {
      const { user, client } = await person();
      const { id } = await owned();
      return { by: client, args: `id: ${await claimOf(id, user.id)}`, selection: "{ id }" };
    },
  },
};

/** Input types by mutation, of those called with `$input`. */
const INPUTS: Readonly<Record<string, string>> = {
  createAccessToken: "AccessTokenInput",
  createBlogPost: "BlogPostInput",
  createPosting: "PostingInput",
  createSolution: "SolutionInput",
  register: "RegisterInput",
  signIn: "SignInInput",
  startBulkOperation: "BulkOperationInput",
  submitApplication: "ApplicationInput",
  updateBlogPost: "BlogPostInput",
  updatePosting: "PostingInput",
  updateProfile: "UpdateProfileInput",
  updateSolution: "SolutionInput",
  updateUserProfile: "UpdateProfileInput",
  updateUserRights: "UserRightsInput",
  updateVendor: "VendorInput",
};

describe("every mutation", () => {
  it("is recorded, or said why not", () => {
    const mutations = rootTypes(createSchema()).find(({ name }) => name === "Mutation");
    const said = [...Object.keys(RECORDED), ...Object.keys(UNRECORDED)];
    expect(said.toSorted()).toEqual(Object.keys(mutations?.getFields() ?? {}).toSorted());
  });

  it.each(Object.keys(RECORDED))("%s adds one entry, without a secret", async (name) => {
    const { action, call } = RECORDED[name] ?? {};
    const made = await call?.();
    const [before] = await sql("select coalesce(max(id), 0) as id from audit_entries");
    const head = INPUTS[name] ? `mutation ($input: ${INPUTS[name]}!)` : "mutation";
    const args = made?.args ? `(${made.args})` : "";
    const { errors, data } = (await made?.by.execute(
      `${head} { ${name}${args} ${made.selection ?? ""} }`,
      made.variables,
    )) ?? { data: null };
    expect(errors).toBeUndefined();
    const entries = await sql("select action, row::text as text from audit_entries row where id > ?", [
      before?.id,
    ]);
    expect(entries).toMatchObject([{ action }]);
    const text = String(entries[0]?.text);
    const given = [...`${args} ${JSON.stringify(made?.variables ?? {})}`.matchAll(/[\w-]{20,}/g)].map(String);
    const shown = [...JSON.stringify(data).matchAll(/[\w-]{10,}-[\w-]{4,}/g)].map(String);
    for (const secret of [PASSWORD, NEXT, SECRET, "people.example", "$argon2", ...given, ...shown])
      expect(text).not.toContain(secret);
  });
});
