import { type CitedPaper, isConference, oneLine } from "./cited-paper.ts";
import { toAsciiLetters, toLatex } from "./latex.ts";
import { splitName } from "./person-name.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Formats the paper as BibTeX, in ASCII where LaTeX has a command; the paper's id makes its key unique. */
export function toBibtex(paper: CitedPaper): string {
  const [year = "", month = ""] = paper.publishedDate.split("-");
  const conference = isConference(paper);
  const fields: [string, string][] = [
    // A second pair of braces preserves capitals.
    ["title", `{${value(paper.title)}}`],
    ["author", paper.authors.map(author).join(" and ")],
    [conference ? "booktitle" : "journal", value(paper.venue ?? "")],
    ["year", year],
    ["keywords", value(paper.keywords.join(", "))],
    ["doi", paper.doi ?? ""],
    // URLs go into \url unescaped; ours contain no special characters.
    ["url", paper.url],
    ["abstract", value(paper.abstract)],
  ];
  const lines = fields.filter(([, text]) => text !== "").map(([name, text]) => `  ${name} = {${text}},`);
  lines.splice(-2, 0, `  month = ${MONTHS[Number(month) - 1]},`);
  return `@${conference ? "inproceedings" : "article"}{${keyOf(paper, year)},\n${lines.join("\n")}\n}\n`;
}

function keyOf({ id, authors: [first] }: CitedPaper, year: string): string {
  const family = toAsciiLetters(splitName(first ?? "").family);
  return `${family || "paper"}${year}_${id}`;
}

function value(text: string): string {
  return toLatex(oneLine(text));
}

function author(name: string): string {
  const { given, family } = splitName(oneLine(name));
  // Braces keep a comma or an " and " inside a name from splitting it.
  const part = (text: string) => (/,|\band\b/i.test(text) ? `{${value(text)}}` : value(text));
  return given ? `${part(family)}, ${part(given)}` : `{${value(family)}}`;
}
