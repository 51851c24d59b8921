import { z } from "zod";
import { PLANS } from "../../modules/catalog/solutions/solution.routes.ts";
import { keyOfAddress, nodeIdOf, type RecordKey, type RecordKind, recordPath, typeOf } from "../records.ts";
import { cut, defineTool, inOneLine, NOTICE, notice, quoted, type ToolCall } from "../tool.ts";
import { ToolError } from "../tool-error.ts";
import { recordId, recordKind } from "./record-fields.ts";

/** The fields that are read of each kind. */
const FIELDS: Record<RecordKind, string> = {
  SOLUTION: `id slug title text: description features tags integrations levels priceBand pricing freeTier
    rating reviewCount website updatedAt category { name } sports { name }
    vendor { id slug name verified country } ${PLANS} documents { kind title url }`,
  VENDOR: `id slug title: name text: description country city website verified verifiedAt foundedYear
    headcountBand stage totalFunding languages customers rating reviewCount solutionCount updatedAt
    categories { name } certifications`,
  OPPORTUNITY: `id slug title text: description type category organization budget budgetBand dueDate daysLeft
    eligibility requirements howToApply levels region status isActive outcome postedAt updatedAt sports { name }`,
  COLLABORATION: `id slug title text: description type organization budget dueDate duration requirements
    howToApply isActive outcome updatedAt`,
  PAPER: `id slug title text: abstract authors university category citations openAccess fullTextUrl doi
    publishedDate venue updatedAt topics { name }`,
  TREND: `id slug title text: description category impactScore sentiment measure unit source note updatedAt
    observations { observedOn value }`,
  POST: `id slug title text: content excerpt tags publishedAt readingMinutes updatedAt category { name }`,
};

/** The most characters of a long text that are returned. */
const MAX_TEXT = 20_000;

const record = z.looseObject({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  text: z.string().nullable(),
});

/**
 * Returns a public record with all fields that its page shows.
 * @throws ToolError if there is none.
 */
export async function readRecord(key: RecordKey, { ask, publicUrl }: ToolCall) {
  const operation = `query McpRecord($id: ID!) { node(id: $id) { ... on ${typeOf(key.kind)} { ${FIELDS[key.kind]} } } }`;
  const { node } = await ask(operation, { id: nodeIdOf(key) });
  if (!node) throw new ToolError(`There is no public ${key.kind.toLowerCase()} with the id ${key.id}.`);
  const { id, slug, title, text, ...fields } = record.parse(node);
  return {
    kind: key.kind,
    id,
    title,
    address: publicUrl + recordPath(key.kind, { id, slug }),
    text: text === null ? null : cut(text, MAX_TEXT),
    isCut: (text?.length ?? 0) > MAX_TEXT,
    fields,
  };
}

/** Returns one public record with all of its fields. */
export const getRecord = defineTool({
  name: "get_record",
  title: "Read a record",
  description:
    "Returns everything that the public page of a product, vendor, opportunity, collaboration, paper, trend or article says. Pass the address of its page, or kind and id from a search.",
  input: {
    address: z.string().max(500).optional().describe("The address of its page."),
    kind: recordKind.optional().describe("The kind, with `id`."),
    id: recordId.optional().describe("The id among the records of its kind."),
  },
  output: {
    notice,
    kind: recordKind,
    id: z.string(),
    title: z.string(),
    address: z.url(),
    text: z.string().nullable().describe("Its description, abstract or content."),
    isCut: z.boolean().describe(`Whether the text is longer than the ${MAX_TEXT} characters returned.`),
    fields: z.record(z.string(), z.unknown()).describe("Its other fields, as the schema names them."),
  },
  writes: false,
  async run({ address, kind, id }, call) {
    const named = kind && id ? { kind, id } : undefined;
    const key = address === undefined ? named : keyOfAddress(address, call.publicUrl);
    if (!key || (kind ?? key.kind) !== key.kind || (id ?? key.id) !== key.id)
      throw new ToolError(
        "Pass the address of a record's page, or its kind and id, as search_catalog returns.",
      );
    const found = await readRecord(key, call);
    const lines = [
      NOTICE,
      `${found.kind} ${quoted(found.title)}, ${found.address}`,
      ...(found.text ? [quoted(found.text, 2_000)] : []),
      ...Object.entries(found.fields).flatMap(([name, value]) =>
        value === null || (Array.isArray(value) && value.length === 0)
          ? []
          : [`${name}: ${inOneLine(value)}`],
      ),
    ];
    return { structured: { notice: NOTICE, ...found }, text: lines.join("\n") };
  },
});
