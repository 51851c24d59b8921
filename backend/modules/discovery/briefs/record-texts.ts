import { registerEnumType } from "type-graphql";
import type { RecordFacts } from "../live/facts.ts";
import { sentencesOf } from "../text/sentences.ts";

/** The texts of a record that are quoted. */
export const QuotedFields = { DESCRIPTION: "body", FEATURES: "features", TAGS: "tags" } as const;

export type QuotedField = (typeof QuotedFields)[keyof typeof QuotedFields];

registerEnumType(QuotedFields, {
  name: "QuotedField",
  description: "A text of a solution that is quoted.",
  valuesConfig: {
    DESCRIPTION: { description: "The record's description." },
    FEATURES: { description: "One of its features." },
    TAGS: { description: "One of its tags." },
  },
});

/** A sentence of a record's description, or one of its features or tags. */
export interface Passage {
  readonly field: QuotedField;
  /** Which of the features or tags, from 0; null for the description. */
  readonly item: number | null;
  readonly start: number;
  readonly end: number;
  readonly quote: string;
}

/** Everything of a record that can be quoted. */
export function passagesOf({ body, features, tags }: RecordFacts): Passage[] {
  const sentences = sentencesOf(body).map(({ start, end }) => {
    const lead = body.slice(start, end).length - body.slice(start, end).trimStart().length;
    return { field: QuotedFields.DESCRIPTION, item: null, start: start + lead, end };
  });
  const items = (
    [
      ["features", features],
      ["tags", tags],
    ] as const
  ).flatMap(([field, list]) => list.map((text, item) => ({ field, item, start: 0, end: text.length })));
  return [
    ...sentences.map((span) => ({ ...span, quote: body.slice(span.start, span.end) })),
    ...items.map((span) => ({ ...span, quote: (span.field === "tags" ? tags : features)[span.item] ?? "" })),
  ];
}

/** The record as if it did not say this. */
export function without(facts: RecordFacts, { field, item, start, end }: Passage): RecordFacts {
  if (field === "body") return { ...facts, body: facts.body.slice(0, start) + facts.body.slice(end) };
  return { ...facts, [field]: facts[field].filter((_, at) => at !== item) };
}
