import { createCategory } from "../factories/category.ts";
import { createSolution } from "../factories/solution.ts";
import { createVendor } from "../factories/vendor.ts";
import type { RecordedMutations } from "./recorded.ts";

/** Solutions, by administrators and by their vendors. */
export const solutions: RecordedMutations = {
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
