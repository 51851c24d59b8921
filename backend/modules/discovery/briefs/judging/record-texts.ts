import { registerEnumType } from "type-graphql";
import type { RecordFacts } from "../../live/facts.ts";
import { sentencesOf } from "../../text/sentences.ts";

/** The texts of a record that can be quoted. */
export const QuotedFields = {
  DESCRIPTION: "body",
  FEATURES: "features",
  TAGS: "tags",
  INTEGRATIONS: "integrations",
} as const;

export type QuotedField = (typeof QuotedFields)[keyof typeof QuotedFields];

registerEnumType(QuotedFields, {
  name: "QuotedField",
  description: "A text of a solution that is quoted.",
  valuesConfig: {
    DESCRIPTION: { description: "The record's description." },
    FEATURES: { description: "One of its features." },
    TAGS: { description: "One of its tags." },
    INTEGRATIONS: { description: "One of the things that it works with." },
  },
});

/** A sentence of a record's description, or one of its features, tags or integrations. */
export interface Passage {
  readonly field: QuotedField;
  /** The index within features, tags or integrations, from 0; null for the description. */
  readonly item: number | null;
  readonly start: number;
  readonly end: number;
  readonly quote: string;
}

/** Returns every quotable passage of a record. */
export function passagesOf(
  facts: Pick<RecordFacts, "body" | "features" | "tags" | "integrations">,
): Passage[] {
  const { body } = facts;
  const sentences = sentencesOf(body).map(({ start, end }) => {
    const lead = body.slice(start, end).length - body.slice(start, end).trimStart().length;
    return { field: QuotedFields.DESCRIPTION, item: null, start: start + lead, end };
  });
  return [
    ...sentences.map((span) => ({ ...span, quote: body.slice(span.start, span.end) })),
    ...(["features", "tags", "integrations"] as const).flatMap((field) =>
      facts[field].map((quote, item) => ({ field, item, start: 0, end: quote.length, quote })),
    ),
  ];
}

/** Returns the record without this passage. */
export function without(facts: RecordFacts, { field, item, start, end }: Passage): RecordFacts {
  if (field === "body") return { ...facts, body: facts.body.slice(0, start) + facts.body.slice(end) };
  return { ...facts, [field]: facts[field].filter((_, at) => at !== item) };
}

/** Returns the record with nothing but this passage, not even its name. */
export function alone(facts: RecordFacts, { field, quote }: Passage): RecordFacts {
  return {
    ...facts,
    title: "",
    owner: null,
    category: null,
    body: field === "body" ? quote : "",
    features: field === "features" ? [quote] : [],
    tags: [],
    integrations: [],
    sports: [],
  };
}
