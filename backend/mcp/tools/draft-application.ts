import { z } from "zod";
import { nodeIdOf, recordPath } from "../records.ts";
import { defineTool } from "../tool.ts";
import { ToolError } from "../tool-error.ts";
import { recordId } from "./record-fields.ts";

const STATE = `query McpApplying($kind: ApplicationKind!, $id: ID!, $node: ID!) {
  applying(kind: $kind, id: $id) { refusal application { status version } }
  node(id: $node) { ... on Opportunity { id slug } ... on Collaboration { id slug } }
}`;

const SAVE = `mutation McpDraft($kind: ApplicationKind!, $id: ID!, $input: ApplicationInput!, $version: Int) {
  saveApplicationDraft(kind: $kind, id: $id, input: $input, version: $version) { id status version }
}`;

const state = z.object({
  applying: z.object({
    refusal: z.string().nullable(),
    application: z.object({ status: z.string(), version: z.number() }).nullable(),
  }),
  node: z.object({ id: z.string(), slug: z.string() }).nullable(),
});

/** Writes a draft of an application, which only the person can submit. */
export const draftApplication = defineTool({
  name: "draft_application",
  title: "Draft an application",
  description:
    "Writes or replaces the draft of an application to an opportunity or a collaboration. Nothing is sent: the person reads, completes and submits it on the page whose address is returned. Needs an access token with marketplace:read and marketplace:write.",
  input: {
    kind: z.enum(["OPPORTUNITY", "COLLABORATION"]).default("OPPORTUNITY").describe("The kind of the call."),
    id: recordId.describe("Its id among those of its kind."),
    text: z.string().min(1).max(10_000).describe("What the applicant offers, as plain text."),
    affiliation: z.string().max(200).optional().describe("Whom the applicant represents."),
    contactEmail: z.email().max(254).optional().describe("The address for replies."),
    links: z.array(z.url()).max(5).optional().describe("Web addresses."),
  },
  output: { id: z.string(), status: z.string(), address: z.url() },
  writes: true,
  async run({ kind, id, ...input }, { ask, publicUrl }) {
    const { applying, node } = state.parse(await ask(STATE, { kind, id, node: nodeIdOf({ kind, id }) }));
    if (!node) throw new ToolError(`There is no public ${kind.toLowerCase()} with the id ${id}.`);
    const { application, refusal } = applying;
    if (application && application.status !== "DRAFT")
      throw new ToolError(`There is an application already: ${application.status}.`);
    if (refusal) throw new ToolError(refusal);
    const data = await ask(SAVE, { kind, id, input, version: application?.version ?? null });
    const draft = z.object({ id: z.string(), status: z.string() }).parse(data.saveApplicationDraft);
    const address = publicUrl + recordPath(kind, node);
    return {
      structured: { ...draft, address },
      text: `The draft is saved, and nothing was sent. The person completes and submits it at ${address}.`,
    };
  },
});
