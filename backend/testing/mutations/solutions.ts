import { hashToken, newToken } from "../../shared/secret-token.ts";
import { createCategory } from "../factories/category.ts";
import { createReview } from "../factories/review.ts";
import { createSolution } from "../factories/solution.ts";
import { createVendor } from "../factories/vendor.ts";
import type { RecordedMutations } from "./recorded.ts";

/** Solutions, by administrators and by their vendors. */
export const solutions: RecordedMutations = {
  acceptReviewInvitation: {
    action: "review.invitation_accepted",
    call: async ({ offered, person, sql }) => {
      const { solution } = await offered("published");
      const { user, client } = await person();
      const token = newToken();
      await sql(
        `insert into review_invitations (solution_id, email, token_hash, expires_at)
         values (?, ?, ?, now() + interval '1 day')`,
        [solution.id, user.email, hashToken(token)],
      );
      return { by: client, args: `token: "${token}"`, selection: "{ id }" };
    },
  },
  inviteReview: {
    action: "review.invited",
    call: async ({ offered }) => {
      const { solution, client } = await offered("published");
      const args = `solutionId: ${solution.id}, email: "customer@people.example"`;
      return { by: client, args, selection: "{ id }" };
    },
  },
  withdrawReviewInvitation: {
    action: "review.invitation_withdrawn",
    call: async ({ offered, sql }) => {
      const { solution, client } = await offered("published");
      const [made] = await sql(
        `insert into review_invitations (solution_id, email, expires_at)
         values (?, 'customer@people.example', now() + interval '1 day') returning id`,
        [solution.id],
      );
      return { by: client, args: `id: ${made?.id}`, selection: "{ message }" };
    },
  },
  verifyReview: {
    action: "review.verified",
    call: async ({ admin, app }) => ({
      by: admin,
      args: `id: ${(await createReview(app)).id}, verified: true`,
      selection: "{ id }",
    }),
  },
  addSolution: {
    action: "solution.created",
    call: async ({ admin, app }) => {
      const [category, vendor] = [await createCategory(app), await createVendor(app)];
      const input = `title: "Tagger", description: "Tags.", category: "${category.slug}", vendor: "${vendor.name}"`;
      return { by: admin, args: `input: { ${input} }`, selection: "{ id }" };
    },
  },
  createSolution: {
    action: "solution.created",
    input: "SolutionInput",
    call: async ({ app, offer, owned }) => {
      const { id, client } = await owned();
      const vendor = await createVendor(app, { organization: { id } });
      const args = `vendorId: ${vendor.id}, input: $input, publish: true`;
      return { by: client, args, variables: { input: await offer() }, selection: "{ id }" };
    },
  },
  publishSolution: {
    action: "solution.published",
    call: async ({ offered }) => {
      const { solution, client } = await offered("draft");
      return { by: client, args: `id: ${solution.id}, version: 1`, selection: "{ id }" };
    },
  },
  rejectStatedFact: {
    action: "solution.facts_rejected",
    call: async ({ app, owned }) => {
      const { id, client } = await owned();
      const vendor = await createVendor(app, { organization: { id } });
      const solution = await createSolution(app, { vendor, description: "It runs on iOS." });
      const args = `solutionId: ${solution.id}, kind: PLATFORM, value: "iOS", rejected: true`;
      return { by: client, args, selection: "{ value }" };
    },
  },
  updateSolution: {
    action: "solution.updated",
    input: "SolutionInput",
    call: async ({ offer, offered }) => {
      const { solution, client } = await offered("published");
      const args = `id: ${solution.id}, input: $input, version: 1`;
      return { by: client, args, variables: { input: await offer() }, selection: "{ id }" };
    },
  },
  withdrawSolution: {
    action: "solution.withdrawn",
    call: async ({ offered }) => {
      const { solution, client } = await offered("published");
      return { by: client, args: `id: ${solution.id}, version: 1`, selection: "{ id }" };
    },
  },
};
