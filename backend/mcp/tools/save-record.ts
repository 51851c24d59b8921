import { z } from "zod";
import { defineTool } from "../tool.ts";
import { ToolError } from "../tool-error.ts";
import { recordId, recordKind } from "./record-fields.ts";

const OPERATION = `mutation McpSaveRecord($kind: BookmarkKind!, $id: ID!) {
  setBookmark(kind: $kind, id: $id, saved: true) { __typename }
}`;

/** Saves a public record for the person whose token it is. */
export const saveRecord = defineTool({
  name: "save_record",
  title: "Save a record",
  description:
    "Saves a product, vendor, opportunity, paper or other record among the person's saved items; saving it again changes nothing. Needs an access token with discovery:write.",
  input: {
    kind: recordKind.describe("The kind of the record."),
    id: recordId.describe("Its id among the records of its kind."),
  },
  output: { kind: recordKind, id: z.string(), saved: z.literal(true) },
  writes: true,
  async run({ kind, id }, { ask }) {
    const { setBookmark } = await ask(OPERATION, { kind, id });
    if (!setBookmark) throw new ToolError(`There is no public ${kind.toLowerCase()} with the id ${id}.`);
    return { structured: { kind, id, saved: true as const }, text: "Saved." };
  },
});
