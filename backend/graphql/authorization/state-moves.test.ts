import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STATE_TABLES } from "../../shared/states/moves.ts";
import { createUser, createUsers, type SignedInClient, signIn, signInAll } from "../../testing/accounts.ts";
import { createApplication } from "../../testing/factories/application.ts";
import { createBlogComment } from "../../testing/factories/blog-comment.ts";
import { createBlogPost } from "../../testing/factories/blog-post.ts";
import { createCategory } from "../../testing/factories/category.ts";
import { createCollaboration } from "../../testing/factories/collaboration.ts";
import { createConversation } from "../../testing/factories/conversation.ts";
import { createOpportunity } from "../../testing/factories/opportunity.ts";
import { createOrganization } from "../../testing/factories/organization.ts";
import { createReview } from "../../testing/factories/review.ts";
import { createSolution } from "../../testing/factories/solution.ts";
import { unique } from "../../testing/factories/store.ts";
import { createVendor } from "../../testing/factories/vendor.ts";
import { acceptedBy } from "../../testing/mentoring.ts";
import { postingTools } from "../../testing/postings.ts";
import { INPUT, OLD } from "../../testing/reviews.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { type Walked, type WalkedKind, walk } from "../../testing/suites/state-walk.ts";

let app: TestApp;
let admin: SignedInClient;
let postings: Awaited<ReturnType<typeof postingTools>>;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  postings = await postingTools(app);
});
afterAll(() => app.stop());

type Row = Record<string, string | number | boolean | null>;
const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Row[]>(query, values);
/** The row's status now; `deleted` without one. */
const statusOf =
  (table: string, id: number, column = "status") =>
  async () =>
    String(
      (await sql(`select ${column} as status from ${table} where id = ?`, [id]))[0]?.status ?? "deleted",
    );
const versionOf = async (table: string, id: number) =>
  Number((await sql(`select version from ${table} where id = ?`, [id]))[0]?.version ?? 0);
const someone = async (fields: Parameters<typeof createUser>[1] = {}) =>
  signIn(app, await createUser(app, { createdAt: OLD, ...fields }));
/** An owner and an editor of an organization, and a stranger, in few statements: each kind is begun a hundred times. */
const ownersAndStranger = async () => {
  const users = await createUsers(app, 3, { createdAt: OLD });
  const [owner, editor, stranger] = (await signInAll(app, users)) as [
    SignedInClient,
    SignedInClient,
    SignedInClient,
  ];
  const organization = await createOrganization(app, {
    members: [
      [{ id: owner.userId }, "owner"],
      [{ id: editor.userId }, "editor"],
    ],
  });
  return { owner, editor, stranger, organization };
};
const run = (by: SignedInClient, mutation: string, variables: Record<string, unknown> = {}) =>
  by.execute(mutation, variables);

/** An administrator's decisions in the queue, who has read the one in force. */
function moderation(kind: string, id: number): Walked["acts"] {
  const decide = async (by: SignedInClient, publish: boolean) => {
    const [found] = await sql(
      "select id::text from moderation_decisions where subject_kind = ? and subject_id = ? and latest",
      [kind, id],
    );
    return run(
      by,
      `mutation ($id: ID!, $publish: Boolean!, $decision: ID) {
        moderate(id: $id, publish: $publish, reason: "Because", decision: $decision) { message } }`,
      { id: `${kind}:${id}`, publish, decision: found?.id ?? null },
    );
  };
  return { publish: (by) => decide(by, true), hide: (by) => decide(by, false) };
}

/** The same of a posting, whose version they name to send back what is public; and a decision that names nothing. */
function postingModeration(kind: string, table: string, id: number): Walked["acts"] {
  return {
    ...moderation(kind, id),
    "send back": async (by) => {
      const [found] = await sql(
        "select id::text from moderation_decisions where subject_kind = ? and subject_id = ? and latest",
        [kind, id],
      );
      return run(
        by,
        `mutation ($id: ID!, $v: Int!, $decision: ID) {
          moderate(id: $id, publish: false, reason: "Because", version: $v, decision: $decision) { message } }`,
        { id: `${kind}:${id}`, v: await versionOf(table, id), decision: found?.id ?? null },
      );
    },
    "hide unread": (by) =>
      run(by, `mutation { moderate(id: "${kind}:${id}", publish: false, reason: "Because") { message } }`),
  };
}

const kinds: Record<string, WalkedKind> = {
  review: {
    kind: "review",
    publicStates: ["published"],
    begin: async () => {
      const user = await createUser(app, { createdAt: OLD });
      await createReview(app, { author: user });
      const member = await createUser(app);
      const organization = await createOrganization(app, { members: [[member, "owner"]] });
      const solution = await createSolution(app, { vendor: await createVendor(app, { organization }) });
      const { id } = await createReview(app, { author: user, solution });
      return {
        people: {
          author: [await signIn(app, user), "author"],
          member: [await signIn(app, member), null],
          stranger: [await someone(), null],
          admin: [admin, "administrator"],
        },
        acts: {
          edit: async (by) =>
            run(
              by,
              "mutation ($id: ID!, $input: ReviewInput!, $v: Int!) { editReview(id: $id, input: $input, version: $v) { id } }",
              { id, input: INPUT, v: await versionOf("reviews", id) },
            ),
          withdraw: (by) => run(by, `mutation { withdrawReview(id: ${id}) { id } }`),
          ...moderation("review", id),
        },
        state: statusOf("reviews", id),
      };
    },
  },
  reply: {
    kind: "reply",
    publicStates: ["published"],
    begin: async () => {
      const { owner, editor, stranger, organization } = await ownersAndStranger();
      const solution = await createSolution(app, { vendor: await createVendor(app, { organization }) });
      const reviewer = await createUser(app, { createdAt: OLD });
      const { id } = await createReview(app, { author: reviewer, solution });
      const replies = () => sql("select version from review_replies where review_id = ?", [id]);
      return {
        people: {
          owner: [owner, "author"],
          editor: [editor, "author"],
          reviewer: [await signIn(app, reviewer), null],
          stranger: [stranger, null],
          admin: [admin, "administrator"],
        },
        acts: {
          save: async (by) =>
            run(
              by,
              'mutation ($id: ID!, $v: Int) { saveReviewReply(reviewId: $id, text: "Thanks", version: $v) { id } }',
              { id, v: (await replies())[0]?.version ?? null },
            ),
          remove: (by) => run(by, `mutation { removeReviewReply(reviewId: ${id}) { id } }`),
        },
        state: async () => ((await replies()).length > 0 ? "published" : "none"),
      };
    },
  },
  comment: {
    kind: "comment",
    publicStates: ["published"],
    begin: async () => {
      const user = await createUser(app);
      const { id } = await createBlogComment(app, { author: user });
      await createBlogComment(app, { author: user });
      return {
        people: {
          author: [await signIn(app, user), "author"],
          stranger: [await someone(), null],
          admin: [admin, "administrator"],
        },
        acts: {
          edit: (by) => run(by, `mutation { editBlogComment(id: ${id}, content: "Other words") { id } }`),
          delete: (by) => run(by, `mutation { deleteBlogComment(id: ${id}) }`),
          ...moderation("comment", id),
        },
        state: statusOf("blog_comments", id),
      };
    },
  },
  message: {
    kind: "message",
    publicStates: ["published"],
    begin: async () => {
      const person = await createUser(app);
      const conversation = await createConversation(app, { person });
      const [message] = await sql("select id from conversation_messages where conversation_id = ?", [
        conversation.id,
      ]);
      const id = Number(message?.id);
      return {
        people: {
          author: [await signIn(app, person), "author"],
          stranger: [await someone(), null],
          admin: [admin, "administrator"],
        },
        acts: moderation("message", id),
        state: statusOf("conversation_messages", id),
      };
    },
  },
  solution: {
    kind: "solution",
    publicStates: ["published"],
    begin: async () => {
      const { owner, editor, stranger, organization } = await ownersAndStranger();
      const vendor = await createVendor(app, { organization });
      const { id, title } = await createSolution(app, { vendor, status: "draft" });
      const [category] = await sql("select category_id as id from solutions where id = ?", [id]);
      const input = {
        title,
        description: "Other words",
        categoryId: String(category?.id),
        priceBand: "FREE",
        levels: [],
        sportIds: [],
        features: [],
        tags: [],
      };
      const act = (name: string) => async (by: SignedInClient) =>
        run(by, `mutation { ${name}(id: ${id}, version: ${await versionOf("solutions", id)}) { id } }`);
      const vendorAct = (name: string) => async (by: SignedInClient) =>
        run(
          by,
          `mutation { ${name}(id: ${vendor.id}, version: ${await versionOf("vendors", vendor.id)}) { id } }`,
        );
      return {
        people: {
          owner: [owner, "author"],
          editor: [editor, "author"],
          stranger: [stranger, null],
          admin: [admin, "administrator"],
        },
        acts: {
          edit: async (by) =>
            run(
              by,
              "mutation ($id: ID!, $input: SolutionInput!, $v: Int!) { updateSolution(id: $id, input: $input, version: $v) { id } }",
              { id, input, v: await versionOf("solutions", id) },
            ),
          publish: act("publishSolution"),
          withdraw: act("withdrawSolution"),
          cycle: async (by) => {
            await vendorAct("withdrawVendor")(by);
            return vendorAct("restoreVendor")(by);
          },
        },
        state: statusOf("solutions", id),
      };
    },
  },
  "place in a team": {
    kind: "teamPlace",
    publicStates: ["named"],
    begin: async () => {
      const { owner, editor, stranger, organization } = await ownersAndStranger();
      const { id } = await createVendor(app, { organization });
      const places = () =>
        sql("select id from team_members where vendor_id = ? and user_id = ?", [id, Number(owner.userId)]);
      return {
        people: {
          owner: [owner, "author"],
          editor: [editor, "recipient"],
          stranger: [stranger, null],
          admin: [admin, "administrator"],
        },
        acts: {
          join: (by) =>
            run(by, `mutation { joinTeam(vendorId: ${id}, input: { position: "Engineer" }) { id } }`),
          "take off": async (by) =>
            run(by, `mutation { leaveTeam(id: ${(await places())[0]?.id ?? 0}) { id } }`),
        },
        state: async () => ((await places()).length > 0 ? "named" : "none"),
      };
    },
  },
  vendor: {
    kind: "vendor",
    publicStates: ["published"],
    begin: async () => {
      const { owner, editor, stranger, organization } = await ownersAndStranger();
      const { id, name } = await createVendor(app, { organization });
      const act = (mutation: string) => async (by: SignedInClient) =>
        run(by, `mutation { ${mutation}(id: ${id}, version: ${await versionOf("vendors", id)}) { id } }`);
      return {
        people: {
          owner: [owner, "author"],
          editor: [editor, "author"],
          stranger: [stranger, null],
          admin: [admin, "administrator"],
        },
        acts: {
          edit: async (by) =>
            run(
              by,
              "mutation ($id: ID!, $input: VendorInput!, $v: Int!) { updateVendor(id: $id, input: $input, version: $v) { id } }",
              {
                id,
                input: { name, description: "Other words", categoryIds: [] },
                v: await versionOf("vendors", id),
              },
            ),
          withdraw: act("withdrawVendor"),
          restore: act("restoreVendor"),
        },
        state: statusOf("vendors", id),
      };
    },
  },
  verification: {
    kind: "verification",
    publicStates: ["verified"],
    begin: async () => {
      const owner = await createUser(app);
      const organization = await createOrganization(app, { members: [[owner, "owner"]] });
      const { id, name } = await createVendor(app, { organization });
      const rename = (to: string) => async (by: SignedInClient) =>
        run(
          by,
          "mutation ($id: ID!, $input: VendorInput!, $v: Int!) { updateVendor(id: $id, input: $input, version: $v) { id } }",
          {
            id,
            input: { name: to, description: "Words", categoryIds: [] },
            v: await versionOf("vendors", id),
          },
        );
      return {
        people: {
          owner: [await signIn(app, owner), "author"],
          stranger: [await someone(), null],
          admin: [admin, "administrator"],
        },
        acts: {
          verify: (by) => run(by, `mutation { verifyVendor(id: ${id}, input: {}) { id } }`),
          renew: (by) => run(by, `mutation { renewVerification(id: ${id}, input: {}) { id } }`),
          withdraw: (by) => run(by, `mutation { withdrawVerification(id: ${id}, reason: "Gone") { id } }`),
          rename: rename(`${name} renamed`),
          "name back": rename(name),
        },
        bySystem: {
          expiry: async () => {
            await sql(
              `update vendor_verifications set verified_at = now() - interval '2 days',
                 expires_at = now() - interval '1 day' where vendor_id = ? and state = 'current'`,
              [id],
            );
            await sql("select graphile_worker.add_job('expire-verifications', '{}')");
            await app.runJobs();
          },
        },
        state: async () =>
          (await statusOf("vendors", id, "verified")()) === "true" ? "verified" : "unverified",
      };
    },
  },
  opportunity: posting("OPPORTUNITY"),
  collaboration: posting("COLLABORATION"),
  "version of an opportunity": postingVersion("OPPORTUNITY"),
  "version of a collaboration": postingVersion("COLLABORATION"),
  application: {
    kind: "application",
    publicStates: [],
    begin: async () => {
      const [applicant, owner] = [await createUser(app), await createUser(app)];
      const organization = await createOrganization(app, { members: [[owner, "owner"]] });
      const opportunity = await createOpportunity(app, { ownerOrganization: organization });
      const { id } = await createApplication(app, { applicant, opportunity, status: "draft" });
      const at = { kind: "OPPORTUNITY", id: String(opportunity.id) };
      const input = { text: "We can do it.", contactEmail: "noor@rovers.example" };
      const decide = (status: string) => async (by: SignedInClient) =>
        run(
          by,
          "mutation ($id: ID!, $status: ApplicationDecision!, $v: Int!) { decideOnApplication(id: $id, status: $status, version: $v) { id } }",
          { id, status, v: await versionOf("applications", id) },
        );
      return {
        people: {
          applicant: [await signIn(app, applicant), "author"],
          owner: [await signIn(app, owner), "recipient"],
          admin: [admin, null],
        },
        acts: {
          save: async (by) =>
            run(
              by,
              `mutation ($kind: ApplicationKind!, $id: ID!, $input: ApplicationInput!, $v: Int) {
                saveApplicationDraft(kind: $kind, id: $id, input: $input, version: $v) { id } }`,
              { ...at, input, v: await versionOf("applications", id) },
            ),
          submit: async (by) =>
            run(
              by,
              `mutation ($kind: ApplicationKind!, $id: ID!, $input: ApplicationInput!, $key: String!, $v: Int) {
                submitApplication(kind: $kind, id: $id, input: $input, key: $key, version: $v) { id } }`,
              { ...at, input, key: randomUUID(), v: await versionOf("applications", id) },
            ),
          withdraw: (by) => run(by, `mutation { withdrawApplication(id: ${id}) { id } }`),
          discard: (by) => run(by, `mutation { discardApplication(id: ${id}) { message } }`),
          review: decide("IN_REVIEW"),
          shortlist: decide("SHORTLISTED"),
          accept: decide("ACCEPTED"),
          decline: decide("DECLINED"),
        },
        state: statusOf("applications", id),
      };
    },
  },
  claim: {
    kind: "claim",
    publicStates: [],
    begin: async () => {
      const [claimant, owner] = [await someone(), await createUser(app)];
      const organization = await createOrganization(app, { members: [[owner, "owner"]] });
      const vendor = await createVendor(app, { organization });
      await run(
        claimant,
        `mutation ($id: ID!) { submitVendorClaim(vendorId: $id, input: { reason: "Mine", evidence: "Register" }) { id } }`,
        { id: vendor.id },
      );
      const [claim] = await sql("select id from vendor_claims where vendor_id = ?", [vendor.id]);
      const id = Number(claim?.id);
      const decide = (grant: boolean) => async (by: SignedInClient) =>
        run(
          by,
          'mutation ($id: ID!, $grant: Boolean!, $v: Int!) { decideVendorClaim(id: $id, grant: $grant, endMemberships: true, reason: "Because", version: $v) { id } }',
          { id, grant, v: await versionOf("vendor_claims", id) },
        );
      return {
        people: {
          claimant: [claimant, "author"],
          owner: [await signIn(app, owner), "recipient"],
          stranger: [await someone(), null],
          admin: [admin, "administrator"],
        },
        acts: {
          answer: async (by) =>
            run(
              by,
              `mutation { answerVendorClaim(id: ${id}, answer: "No", version: ${await versionOf("vendor_claims", id)}) { id } }`,
            ),
          withdraw: (by) => run(by, `mutation { withdrawVendorClaim(id: ${id}) { id } }`),
          grant: decide(true),
          decline: decide(false),
        },
        state: statusOf("vendor_claims", id),
      };
    },
  },
  listing: {
    kind: "listing",
    publicStates: ["published"],
    begin: async () => {
      const [author, stranger] = [await someone(), await someone()];
      const category = await createCategory(app);
      const input = {
        vendor: { name: unique("Company"), description: "Words", categoryIds: [] },
        solution: {
          title: "Gate",
          description: "Words",
          categoryId: String(category.id),
          priceBand: "FREE",
          ...{ levels: [], sportIds: [], features: [], tags: [] },
        },
      };
      const sent = await author.execute<{ sendVendorListing: { id: string; vendor: { id: string } } }>(
        "mutation ($input: VendorListingInput!) { sendVendorListing(input: $input) { id vendor { id } } }",
        { input },
      );
      const { id, vendor } = sent.data.sendVendorListing;
      const readVersion = async () =>
        Number(
          (
            await sql(
              `select l.version + v.version + (select sum(s.version) from solutions s where s.vendor_id = v.id) as version
               from vendor_listings l join vendors v on v.id = l.vendor_id where l.id = ?`,
              [id],
            )
          )[0]?.version ?? 0,
        );
      const ofVendor = (name: string) => async (by: SignedInClient) =>
        run(
          by,
          `mutation { ${name}(id: ${vendor.id}, version: ${await versionOf("vendors", Number(vendor.id))}) { id } }`,
        );
      return {
        people: {
          author: [author, "author"],
          stranger: [stranger, null],
          admin: [admin, "administrator"],
        },
        acts: {
          "send again": async (by) =>
            run(
              by,
              "mutation ($id: ID!, $input: VendorListingInput!, $v: Int!) { sendVendorListingAgain(id: $id, input: $input, version: $v) { id } }",
              { id, input, v: await readVersion() },
            ),
          discard: (by) => run(by, `mutation { discardVendorListing(id: ${id}) { message } }`),
          "restore the vendor": ofVendor("restoreVendor"),
          ...moderation("vendor_listing", Number(id)),
        },
        state: statusOf("vendor_listings", Number(id)),
      };
    },
  },
  post: {
    kind: "post",
    publicStates: ["published"],
    begin: async () => {
      const { id } = await createBlogPost(app, { status: "draft" });
      const act = (name: string) => (by: SignedInClient) => run(by, `mutation { ${name}(id: ${id}) { id } }`);
      return {
        people: {
          stranger: [await someone(), null],
          mentor: [await someone({ role: "mentor" }), null],
          admin: [admin, "administrator"],
        },
        acts: {
          publish: act("publishBlogPost"),
          archive: act("archiveBlogPost"),
          restore: act("restoreBlogPost"),
          delete: (by) => run(by, `mutation { deleteBlogPost(id: ${id}) }`),
        },
        state: statusOf("blog_posts", id),
      };
    },
  },
  mentoring: {
    kind: "mentoring",
    publicStates: [],
    begin: async () => {
      const [student, mentor] = [await someone({ role: "student" }), await someone({ role: "mentor" })];
      await run(student, 'mutation ($m: ID!) { requestMentoring(mentorId: $m, message: "Help?") { id } }', {
        m: mentor.userId,
      });
      const [found] = await sql("select id from mentoring_requests where student_id = ?", [student.userId]);
      const id = Number(found?.id);
      return {
        people: {
          student: [student, "author"],
          mentor: [mentor, "recipient"],
          stranger: [await someone({ role: "mentor" }), null],
          admin: [admin, null],
        },
        acts: {
          accept: (by) => run(by, `mutation { decideMentoring(id: ${id}, accept: true) { id } }`),
          decline: (by) => run(by, `mutation { decideMentoring(id: ${id}, accept: false) { id } }`),
          withdraw: (by) => run(by, `mutation { withdrawMentoring(id: ${id}) { id } }`),
          end: (by) => run(by, `mutation { endMentoring(id: ${id}) { id } }`),
        },
        state: statusOf("mentoring_requests", id),
      };
    },
  },
  session: {
    kind: "session",
    publicStates: [],
    begin: async () => {
      const [student, mentor] = [await someone({ role: "student" }), await someone({ role: "mentor" })];
      const mentoringId = await acceptedBy(student, mentor);
      await run(
        mentor,
        "mutation ($input: SessionProposal!) { proposeMentoringSession(input: $input) { id } }",
        {
          input: {
            mentoringId,
            minutes: 30,
            place: "By phone",
            topic: "First steps",
            timeZone: "UTC",
            startsAt: new Date(Date.now() + 24 * 3600 * 1000).toISOString(),
          },
        },
      );
      const [found] = await sql("select id from mentoring_sessions where mentoring_id = ?", [mentoringId]);
      const id = Number(found?.id);
      return {
        people: {
          mentor: [mentor, "author"],
          student: [student, "recipient"],
          stranger: [await someone(), null],
          admin: [admin, null],
        },
        acts: {
          accept: (by) => run(by, `mutation { answerMentoringSession(id: ${id}, accept: true) { id } }`),
          decline: (by) => run(by, `mutation { answerMentoringSession(id: ${id}, accept: false) { id } }`),
          cancel: (by) => run(by, `mutation { cancelMentoringSession(id: ${id}) { id } }`),
          "end the mentoring": (by) => run(by, `mutation { endMentoring(id: ${mentoringId}) { id } }`),
        },
        state: statusOf("mentoring_sessions", id),
      };
    },
  },
};

function posting(kind: "OPPORTUNITY" | "COLLABORATION"): WalkedKind {
  const [noun, table] =
    kind === "OPPORTUNITY" ? ["opportunity", "opportunities"] : ["collaboration", "collaborations"];
  const state = "case when stage = 'published' and status = 'closed' then 'closed' else stage end";
  return {
    kind: "posting",
    publicStates: ["published"],
    begin: async () => {
      const { owner, editor, stranger, organization } = await ownersAndStranger();
      const type = kind === "OPPORTUNITY" ? "technology" : "Joint study";
      const { errors } = await run(
        owner,
        `mutation ($kind: PostingKind!, $organizationId: ID, $input: PostingInput!, $key: String!) {
          createPosting(kind: $kind, organizationId: $organizationId, input: $input, submit: false, key: $key) { id } }`,
        { kind, organizationId: organization.id, key: randomUUID(), input: postings.input({ type }) },
      );
      expect(errors).toBeUndefined();
      const [found] = await sql(`select id from ${table} where owner_organization_id = ?`, [organization.id]);
      const id = Number(found?.id);
      const at = async () => `kind: ${kind}, id: ${id}, version: ${await versionOf(String(table), id)}`;
      const update = (submit: boolean) => async (by: SignedInClient) =>
        postings.update(by, String(id), await versionOf(String(table), id), {
          kind,
          type,
          submit,
          dueDate: undefined,
        });
      return {
        people: {
          owner: [owner, "author"],
          editor: [editor, "author"],
          stranger: [stranger, null],
          admin: [admin, "administrator"],
        },
        acts: {
          edit: update(false),
          submit: update(true),
          close: async (by) => run(by, `mutation { closePosting(${await at()}, outcome: OTHER) { id } }`),
          reopen: async (by) => run(by, `mutation { reopenPosting(${await at()}) { id } }`),
          extend: async (by) =>
            run(by, `mutation ($d: DateTime!) { extendPosting(${await at()}, dueDate: $d) { id } }`, {
              d: new Date(Date.now() + 90 * 24 * 3600 * 1000).toISOString(),
            }),
          discard: async (by) => run(by, `mutation { discardPosting(${await at()}) { message } }`),
          ...postingModeration(String(noun), String(table), id),
        },
        state: statusOf(String(table), id, state),
      };
    },
  };
}

/** Other words for a posting that is public. */
function postingVersion(kind: "OPPORTUNITY" | "COLLABORATION"): WalkedKind {
  const [noun, table] =
    kind === "OPPORTUNITY" ? ["opportunity", "opportunities"] : ["collaboration", "collaborations"];
  const type = kind === "OPPORTUNITY" ? "technology" : "Joint study";
  return {
    kind: "version",
    publicStates: [],
    begin: async () => {
      const user = await createUser(app);
      const organization = await createOrganization(app, { members: [[user, "owner"]] });
      const create = kind === "OPPORTUNITY" ? createOpportunity : createCollaboration;
      const { id } = await create(app, { ownerOrganization: organization });
      const at = async () => `kind: ${kind}, id: ${id}, version: ${await versionOf(String(table), id)}`;
      return {
        people: {
          owner: [await signIn(app, user), "author"],
          stranger: [await someone(), null],
          admin: [admin, "administrator"],
        },
        acts: {
          edit: async (by) =>
            postings.update(by, String(id), await versionOf(String(table), id), {
              kind,
              type,
              dueDate: undefined,
            }),
          withdraw: async (by) => run(by, `mutation { discardPosting(${await at()}) { message } }`),
          ...postingModeration(String(noun), String(table), id),
        },
        state: async () => {
          const [row] = await sql(
            `select case when pending_version is null then 'none' when return_reason is null then 'waiting'
               else 'returned' end as state, stage from ${table} where id = ?`,
            [id],
          );
          return row?.stage === "published" ? String(row.state) : "deleted";
        },
      };
    },
  };
}

/** States that nothing in this walk leads to. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  review: [],
  comment: ["withdrawn"],
  message: ["pending", "withdrawn"],
};

describe("every act of everybody in every state", () => {
  it.each(Object.entries(kinds))("moves a %s as its table says, and undoes no decision", async (name, of) => {
    const { faults, states } = await walk(of);
    expect(faults).toEqual([]);
    const reachable = new Set(STATE_TABLES[of.kind].moves.flatMap(({ to }) => [...to] as string[]));
    const elsewhere = new Set([...(ELSEWHERE[name] ?? []), "pending"]);
    expect([...reachable].filter((state) => !states.has(state) && !elsewhere.has(state))).toEqual([]);
  });
});

it("every kind with states is walked", () => {
  const walked = new Set(Object.values(kinds).map(({ kind }) => kind));
  expect(Object.keys(STATE_TABLES).filter((kind) => !walked.has(kind as keyof typeof STATE_TABLES))).toEqual(
    [],
  );
});

describe("an administrator's decision", () => {
  /** A member's solution or vendor, and what is done to it. */
  const withdrawn = async (what: "Solution" | "Vendor") => {
    const owner = await createUser(app);
    const organization = await createOrganization(app, { members: [[owner, "owner"]] });
    const vendor = await createVendor(app, { organization });
    const { id } = what === "Vendor" ? vendor : await createSolution(app, { vendor });
    const table = what === "Vendor" ? "vendors" : "solutions";
    const act = async (by: SignedInClient, name: string) =>
      run(by, `mutation { ${name}${what}(id: ${id}, version: ${await versionOf(table, id)}) { id } }`);
    const back = what === "Vendor" ? "restore" : "publish";
    return { member: await signIn(app, owner), act, back, state: statusOf(table, id), vendor };
  };

  it.each(["Solution", "Vendor"] as const)(
    "also counts on a %s that its member withdrew first",
    async (what) => {
      const { member, act, back, state } = await withdrawn(what);
      expect((await act(member, "withdraw")).errors).toBeUndefined();
      expect((await act(admin, "withdraw")).errors).toBeUndefined();
      expect((await act(member, back)).errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
      expect((await act(admin, back)).errors).toBeUndefined();
      expect(await state()).toBe("published");
    },
  );

  it("on a solution stands when its vendor is withdrawn and comes back", async () => {
    const { member, act, state, vendor } = await withdrawn("Solution");
    const ofVendor = async (name: string) =>
      run(
        member,
        `mutation { ${name}Vendor(id: ${vendor.id}, version: ${await versionOf("vendors", vendor.id)}) { id } }`,
      );
    await ofVendor("withdraw");
    expect((await act(admin, "withdraw")).errors).toBeUndefined();
    expect((await ofVendor("restore")).errors).toBeUndefined();
    expect(await state()).toBe("withdrawn");
    expect((await act(admin, "publish")).errors).toBeUndefined();
    expect(await state()).toBe("published");
  });

  it("to hide a comment isn't evaded by writing it again, or by deleting it first", async () => {
    const user = await createUser(app);
    const client = await signIn(app, user);
    await createBlogComment(app, { author: user });
    const post = await createBlogPost(app);
    const { id } = await createBlogComment(app, { author: user, post });
    await moderation("comment", id).hide?.(admin);
    expect(
      (await run(client, `mutation { deleteBlogComment(id: ${id}) }`)).errors?.[0]?.extensions?.code,
    ).toBe("CONFLICT");
    const add = (to: number) =>
      client.execute<{ addBlogComment: { status: string } }>(
        'mutation ($id: ID!) { addBlogComment(postId: $id, content: "The same again") { status } }',
        { id: to },
      );
    expect((await add(post.id)).data.addBlogComment.status).toBe("PENDING");
    expect((await add((await createBlogPost(app)).id)).data.addBlogComment.status).toBe("PUBLISHED");
  });
});
