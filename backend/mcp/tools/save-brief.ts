import { z } from "zod";
import { defineTool, quoted } from "../tool.ts";
import { briefFields } from "./brief-fields.ts";

const OPERATION = `mutation McpSaveBrief($brief: BriefInput!, $input: SavedBriefInput!) {
  saveBrief(brief: $brief, input: $input) { id name }
}`;

/** Saves a brief for the person whose token it is; alerts are theirs to turn on. */
export const saveBrief = defineTool({
  name: "save_brief",
  title: "Save a brief",
  description:
    "Saves a need with its criteria under a name, so that the person can come back to it and turn on alerts. Needs an access token with discovery:write.",
  input: { name: z.string().min(1).max(80).describe("Unique among the person's briefs."), ...briefFields },
  output: { id: z.string(), name: z.string(), address: z.url() },
  writes: true,
  async run({ name, ...brief }, { ask, publicUrl }) {
    const data = await ask(OPERATION, { brief, input: { name, alert: "NONE" } });
    const saved = z.object({ id: z.string(), name: z.string() }).parse(data.saveBrief);
    const structured = { ...saved, address: `${publicUrl}/briefs/${saved.id}` };
    return { structured, text: `Saved ${quoted(saved.name)}: ${structured.address}` };
  },
});
