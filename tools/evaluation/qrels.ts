import { reading } from "./rows-of.ts";

/** The relevant texts of each query, with how well they answer it. */
type Qrels = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Reads judgments: query, text and relevance, separated by tabs, commas or spaces; also query, iteration, text and
 * relevance, as TREC has them. A header is a first line whose relevance is no number.
 * @throws ImportError if it can't be read, or a line is no judgment.
 */
export function readQrels(file: string): Qrels {
  return reading(file, (text) => {
    const judgments = new Map<string, Map<string, number>>();
    text
      .replace(/^\ufeff/, "")
      .split(/\r\n|[\r\n]/)
      .forEach((line, at) => {
        if (!line.trim()) return;
        const cells = cellsOf(line);
        const [query = "", relevance] = [cells[0], Number(cells.at(-1) || Number.NaN)];
        const document = cells[cells.length - 2] ?? "";
        if (at === 0 && cells.length >= 3 && Number.isNaN(relevance)) return;
        if (cells.length < 3 || cells.length > 4 || Number.isNaN(relevance)) {
          throw new Error(`line ${at + 1} is no query, text and relevance`);
        }
        const of = judgments.get(query) ?? new Map<string, number>();
        if (relevance > 0) of.set(document, relevance);
        judgments.set(query, of);
      });
    return judgments;
  });
}

function cellsOf(line: string): string[] {
  const separator = [/\t/, /,/].find((one) => one.test(line)) ?? /\s+/;
  return line
    .trim()
    .split(separator)
    .map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
}
