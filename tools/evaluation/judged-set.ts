import { ImportError } from "../../backend/modules/administration/imports/errors.ts";
import type { Judgments } from "../../backend/modules/discovery/evaluation/metrics.ts";
import type { RecordFacts } from "../../backend/modules/discovery/live/facts.ts";
import { readQrels } from "./qrels.ts";
import { rowsOf } from "./rows-of.ts";

/** A text among those that are searched. */
export interface CorpusText {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** What it works with, which is searched and not encoded. */
  readonly integrations?: readonly string[];
  /** What is known of it besides, by which criteria are judged. */
  readonly facts?: Partial<RecordFacts>;
  /** How often it is chosen, where that is known. */
  readonly popularity?: number;
}

/** Texts, queries, and which texts answer each. */
export interface JudgedSet {
  readonly name: string;
  readonly corpus: readonly CorpusText[];
  readonly queries: readonly { readonly id: string; readonly text: string; readonly judgments: Judgments }[];
  /** What of the files was left out. */
  readonly notes?: readonly string[];
}

/** The files of a set. */
export interface SetFiles {
  readonly corpus: string;
  readonly queries: string;
  readonly qrels: string;
}

/**
 * Reads a set: CSV with `id,title,description` and `id,text`, and `query-id,doc-id,relevance` separated by tabs, commas
 * or spaces, with or without a header, also in TREC's four columns. Texts with an id that another has, judgments of
 * unknown texts, and queries that no text answers are left out.
 * @throws ImportError if a file can't be read or lacks a column, or if no query is left.
 */
export function readSet(name: string, files: SetFiles): JudgedSet {
  const rows = rowsOf(files.corpus, ["id", "title", "description"]).map(asText);
  const known = new Set<string>();
  const corpus = rows.filter(({ id }) => !known.has(id) && known.add(id));
  const judged = readQueries(files);
  const queries = judged.map(({ judgments, ...query }) => ({
    ...query,
    judgments: new Map([...judgments].filter(([id]) => known.has(id))),
  }));
  const answered = queries.filter(({ judgments }) => judgments.size > 0);
  if (answered.length === 0)
    throw new ImportError(`${files.qrels}: no query has a relevant text of the corpus.`);
  const counted = (count: number, [one, many]: readonly [string, string]) =>
    count > 0 ? [`${count} ${count === 1 ? one : many} left out`] : [];
  const judgmentsIn = (of: JudgedSet["queries"]) =>
    of.reduce((sum, { judgments }) => sum + judgments.size, 0);
  const asked = rowsOf(files.queries, ["id", "text"]).length;
  return {
    name,
    corpus,
    queries: answered,
    notes: [
      ...counted(rows.length - corpus.length, [
        "text has the id of an earlier one and is",
        "texts have the id of an earlier one and are",
      ]),
      ...counted(judgmentsIn(judged) - judgmentsIn(queries), [
        "judgment is of an unknown text and is",
        "judgments are of unknown texts and are",
      ]),
      ...counted(asked - answered.length, [
        "query has no relevant text and is",
        "queries have no relevant text and are",
      ]),
    ],
  };
}

/** The queries that have relevant texts. */
export function readQueries({ queries, qrels }: Omit<SetFiles, "corpus">): JudgedSet["queries"] {
  const judgments = readQrels(qrels);
  return rowsOf(queries, ["id", "text"]).flatMap(({ id = "", text = "" }) => {
    const own = judgments.get(id);
    return own?.size ? [{ id, text, judgments: own }] : [];
  });
}

function asText({ id = "", title = "", description = "" }: Record<string, string>): CorpusText {
  return { id, title, description };
}
