import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { downloadName, PUBLIC_PATH } from "../../../platform/documents/document.ts";
import type { DocumentPage } from "../../../platform/documents/document-columns.ts";
import type { RecordFacts } from "../../live/facts.ts";
import { sentencesOf } from "../../text/sentences.ts";

/** The texts of a record that can be quoted. */
export const QuotedFields = {
  DESCRIPTION: "body",
  FEATURES: "features",
  TAGS: "tags",
  INTEGRATIONS: "integrations",
  DOCUMENTS: "documents",
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
    DOCUMENTS: { description: "A page of one of its public documents." },
  },
});

@ObjectType({ description: "The page of a document that words are quoted from." })
export class QuotedPage {
  @Field(() => ID, { description: "The document's id." })
  id: string;

  @Field({ description: "The document's title." })
  title: string;

  @Field(() => Int, { description: "The number of the page, from 1." })
  page: number;

  @Field({ description: "The path of the document's file on this server, opened at the page." })
  src: string;
}

/** Returns what is said of a page that is quoted. */
export const quotedPage = ({ id, title, page }: DocumentPage): QuotedPage => ({
  id: String(id),
  title,
  page,
  src: `${PUBLIC_PATH}/${id}/${downloadName(title)}#page=${page}`,
});

/** The most sentences of a record's documents that are judged and may be quoted. */
const MAX_OF_DOCUMENTS = 300;

/** A sentence of a record's description or documents, or one of its features, tags or integrations. */
export interface Passage {
  readonly field: QuotedField;
  /**
   * The index within features, tags or integrations, or of the page among those of all documents, from 0; null
   * for the description.
   */
  readonly item: number | null;
  readonly start: number;
  readonly end: number;
  readonly quote: string;
  /** The page of a document that it is on. */
  readonly page?: QuotedPage;
}

/** Returns every quotable passage of a record. */
export function passagesOf(
  facts: Pick<RecordFacts, "body" | "features" | "tags" | "integrations" | "documents">,
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
    ...passagesOfPages(facts.documents ?? []),
  ];
}

function passagesOfPages(pages: readonly DocumentPage[]): Passage[] {
  const passages = pages.flatMap((one, item) =>
    sentencesOf(one.text).map(({ start, end }) => ({
      field: QuotedFields.DOCUMENTS,
      item,
      start,
      end,
      quote: one.text.slice(start, end),
      page: quotedPage(one),
    })),
  );
  return passages.slice(0, MAX_OF_DOCUMENTS);
}

/** Returns the record without this passage. */
export function without(facts: RecordFacts, { field, item, start, end }: Passage): RecordFacts {
  if (field === "body") return { ...facts, body: facts.body.slice(0, start) + facts.body.slice(end) };
  if (field === "documents") {
    const without = ({ text, ...page }: DocumentPage) => ({
      ...page,
      text: text.slice(0, start) + text.slice(end),
    });
    return {
      ...facts,
      documents: facts.documents?.map((page, at) => (at === item ? without(page) : page)) ?? [],
    };
  }
  return { ...facts, [field]: facts[field].filter((_, at) => at !== item) };
}

/** Returns the record with nothing but this passage, not even its name. */
export function alone(facts: RecordFacts, { field, quote, page }: Passage): RecordFacts {
  return {
    ...facts,
    title: "",
    owner: null,
    category: null,
    body: field === "body" ? quote : "",
    features: field === "features" ? [quote] : [],
    tags: [],
    integrations: [],
    documents: page ? [{ ...page, id: Number(page.id), text: quote }] : [],
    sports: [],
  };
}
