import { randomUUID } from "node:crypto";
import { createUser } from "../accounts.ts";
import { createBlogComment } from "../factories/blog-comment.ts";
import { createConversation } from "../factories/conversation.ts";
import { createReview } from "../factories/review.ts";
import type { RecordedMutations } from "./recorded.ts";

const input = { title: "A title", content: "Words.", category: "News" };

/** Posts, and what people write that others decide on. */
export const words: RecordedMutations = {
  archiveBlogPost: {
    action: "blog_post.archived",
    call: async ({ admin, post }) => ({
      by: admin,
      args: `id: ${await post("published")}`,
      selection: "{ id }",
    }),
  },
  createBlogPost: {
    action: "blog_post.created",
    input: "BlogPostInput",
    call: async ({ admin }) => ({
      by: admin,
      args: "input: $input",
      variables: { input },
      selection: "{ id }",
    }),
  },
  deleteBlogComment: {
    action: "comment.deleted",
    call: async ({ admin, app }) => ({ by: admin, args: `id: ${(await createBlogComment(app)).id}` }),
  },
  deleteBlogPost: {
    action: "blog_post.deleted",
    call: async ({ admin, post }) => ({ by: admin, args: `id: ${await post("draft")}` }),
  },
  moderate: {
    action: "review.moderated",
    call: async ({ admin, app }) => ({
      by: admin,
      args: `id: "review:${(await createReview(app)).id}", publish: false, reason: "Spam"`,
      selection: "{ message }",
    }),
  },
  moderateMany: {
    action: "review.moderated",
    call: async ({ admin, app }) => ({
      by: admin,
      args: `choices: [{ id: "review:${(await createReview(app)).id}" }], publish: false, reason: "Spam"`,
      selection: "{ message }",
    }),
  },
  publishBlogPost: {
    action: "blog_post.published",
    call: async ({ admin, post }) => ({ by: admin, args: `id: ${await post("draft")}`, selection: "{ id }" }),
  },
  removeReviewReply: {
    action: "review_reply.removed",
    call: async ({ admin, app, sql }) => {
      const { id } = await createReview(app);
      await sql("insert into review_replies (review_id, text) values (?, 'Thanks')", [id]);
      return { by: admin, args: `reviewId: ${id}`, selection: "{ id }" };
    },
  },
  restoreBlogPost: {
    action: "blog_post.restored",
    call: async ({ admin, post }) => ({
      by: admin,
      args: `id: ${await post("archived")}`,
      selection: "{ id }",
    }),
  },
  seedBlogData: {
    action: "blog.seeded",
    call: async ({ admin }) => ({ by: admin, selection: "{ message }" }),
  },
  sendMessage: {
    action: "conversation.answered_for_vendor",
    call: async ({ admin, app }) => {
      const { id } = await createConversation(app, { person: await createUser(app) });
      const args = `conversationId: ${id}, text: "Passed on.", key: "${randomUUID()}"`;
      return { by: admin, args, selection: "{ id }" };
    },
  },
  updateBlogPost: {
    action: "blog_post.updated",
    input: "BlogPostInput",
    call: async ({ admin, post }) => ({
      by: admin,
      args: `id: ${await post("draft")}, input: $input`,
      variables: { input },
      selection: "{ id }",
    }),
  },
};
