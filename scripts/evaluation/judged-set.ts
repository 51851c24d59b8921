import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { ImportError } from "../../backend/import/errors.ts";
import type { Judgments } from "../../backend/modules/discovery/evaluation/metrics.ts";

/** A text among those that are searched. */
export interface CorpusText {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** How often it is chosen, where that is known. */
  readonly popularity?: number;
}

/** Texts, queries, and which texts answer each. */
export interface JudgedSet {
  readonly name: string;
  readonly corpus: readonly CorpusText[];
  readonly queries: readonly { readonly id: string; readonly text: string; readonly judgments: Judgments }[];
}

/** The files of a set. */
export interface SetFiles {
  readonly corpus: string;
  readonly queries: string;
  readonly qrels: string;
}

/**
 * Reads a set: CSV with `id,title,description` and `id,text`, and tab-separated `query-id,doc-id,relevance`.
 * @throws ImportError if a file can't be read or lacks a column.
 */
export function readSet(name: string, files: SetFiles): JudgedSet {
  const corpus = rowsOf(files.corpus, ["id", "title", "description"]);
  return { name, corpus: corpus.map(asText), queries: readQueries(files) };
}

/** The queries that have relevant texts. */
export function readQueries({ queries, qrels }: Omit<SetFiles, "corpus">): JudgedSet["queries"] {
  const judgments = new Map<string, Map<string, number>>();
  for (const row of rowsOf(qrels, ["query-id", "doc-id", "relevance"], "\t")) {
    const of = judgments.get(row["query-id"] ?? "") ?? new Map<string, number>();
    if (Number(row.relevance) > 0) of.set(row["doc-id"] ?? "", Number(row.relevance));
    judgments.set(row["query-id"] ?? "", of);
  }
  return rowsOf(queries, ["id", "text"]).flatMap(({ id = "", text = "" }) => {
    const own = judgments.get(id);
    return own?.size ? [{ id, text, judgments: own }] : [];
  });
}

function asText({ id = "", title = "", description = "" }: Record<string, string>): CorpusText {
  return { id, title, description };
}

/** The rows of a file with a header; a file with tabs may also be separated by commas. */
export function rowsOf(file: string, columns: readonly string[], delimiter = ","): Record<string, string>[] {
  try {
    const text = readFileSync(file, "utf8");
    const [header = ""] = text.split("\n", 1);
    const rows: Record<string, string>[] = parse(text, {
      bom: true,
      columns: true,
      delimiter: header.includes(delimiter) ? delimiter : ",",
      quote: delimiter === "\t" ? null : '"',
      relax_column_count: true,
      skip_empty_lines: true,
    });
    const missing = columns.find((column) => rows[0] && !(column in rows[0]));
    if (missing) throw new Error(`the column "${missing}" is missing`);
    return rows;
  } catch (error) {
    throw new ImportError(`${file}: ${error instanceof Error ? error.message : error}.`);
  }
}
