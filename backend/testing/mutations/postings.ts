import { createOpportunity } from "../factories/opportunity.ts";
import type { RecordedMutations } from "./recorded.ts";

/** Opportunities and applications to them. */
export const postings: RecordedMutations = {
  closePosting: {
    action: "opportunity.closed",
    call: async ({ posted }) => {
      const { client, record } = await posted({ stage: "published", status: "open" });
      const args = `kind: OPPORTUNITY, id: ${record.id}, version: 1, outcome: FILLED`;
      return { by: client, args, selection: "{ id }" };
    },
  },
  createPosting: {
    action: "opportunity.created",
    input: "PostingInput",
    call: async ({ opening, owned }) => {
      const { id, client } = await owned();
      const args = `kind: OPPORTUNITY, organizationId: ${id}, submit: true, key: "a-key-of-a-posting", input: $input`;
      return { by: client, args, variables: { input: await opening() }, selection: "{ id }" };
    },
  },
  decideOnApplication: {
    action: "application.decided",
    call: async ({ admin, submitted }) => ({
      by: admin,
      args: `id: ${(await submitted()).id}, status: ACCEPTED, version: 1, message: "Welcome-to-the-second-round"`,
      selection: "{ id }",
    }),
  },
  discardPosting: {
    action: "opportunity.discarded",
    call: async ({ posted }) => {
      const { client, record } = await posted({ stage: "draft", status: "open" });
      const args = `kind: OPPORTUNITY, id: ${record.id}, version: 1`;
      return { by: client, args, selection: "{ message }" };
    },
  },
  extendPosting: {
    action: "opportunity.extended",
    call: async ({ posted }) => {
      const { client, record } = await posted({ stage: "published", status: "open" });
      const args = `kind: OPPORTUNITY, id: ${record.id}, version: 1, dueDate: "${new Date(Date.now() + 86_400_000).toISOString()}"`;
      return { by: client, args, selection: "{ id }" };
    },
  },
  reopenPosting: {
    action: "opportunity.reopened",
    call: async ({ posted }) => {
      const { client, record } = await posted({ stage: "published", status: "closed" });
      const args = `kind: OPPORTUNITY, id: ${record.id}, version: 1`;
      return { by: client, args, selection: "{ id }" };
    },
  },
  saveApplicationForm: {
    action: "opportunity.form_changed",
    call: async ({ posted }) => {
      const { client, record } = await posted({ stage: "published", status: "open" });
      const args = `kind: OPPORTUNITY, id: ${record.id}, version: 0, questions: [{ kind: TEXT, label: "Who-coaches-you" }]`;
      return { by: client, args, selection: "{ id }" };
    },
  },
  submitApplication: {
    action: "application.submitted",
    input: "ApplicationInput",
    call: async ({ app, person }) => ({
      by: (await person()).client,
      args: `kind: OPPORTUNITY, id: ${(await createOpportunity(app)).id}, key: "one-of-many-keys-of-submissions", input: $input`,
      variables: {
        input: { text: "Words-that-are-erased-with-the-account", contactEmail: "a@people.example" },
      },
      selection: "{ id }",
    }),
  },
  updatePosting: {
    action: "opportunity.updated",
    input: "PostingInput",
    call: async ({ opening, posted }) => {
      const { client, record } = await posted({});
      const args = `kind: OPPORTUNITY, id: ${record.id}, version: 1, submit: false, input: $input`;
      return { by: client, args, variables: { input: await opening() }, selection: "{ id }" };
    },
  },
  withdrawApplication: {
    action: "application.withdrawn",
    call: async ({ person, submitted }) => {
      const { user, client } = await person();
      return { by: client, args: `id: ${(await submitted(user)).id}`, selection: "{ id }" };
    },
  },
};
