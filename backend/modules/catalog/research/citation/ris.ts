import { type CitedPaper, isConference, oneLine } from "./cited-paper.ts";
import { splitName } from "./person-name.ts";

/** Formats the paper as an RIS record: UTF-8, CRLF, one tag per line. */
export function toRis(paper: CitedPaper): string {
  const conference = isConference(paper);
  const tags: [string, string][] = [
    ["TY", conference ? "CPAPER" : "JOUR"],
    ["ID", String(paper.id)],
    ["TI", paper.title],
    ...paper.authors.map((name): [string, string] => ["AU", author(name)]),
    ["T2", paper.venue ?? ""],
    ["PY", paper.publishedDate.slice(0, 4)],
    ["DA", paper.publishedDate.replaceAll("-", "/")],
    ...paper.keywords.map((keyword): [string, string] => ["KW", keyword]),
    ["DO", paper.doi ?? ""],
    ["AB", paper.abstract],
    ["UR", paper.url],
  ];
  const lines = tags.map(([tag, text]) => [tag, oneLine(text)]).filter(([, text]) => text !== "");
  return [...lines, ["ER", ""]].map(([tag, text]) => `${tag}  - ${text}\r\n`).join("");
}

function author(name: string): string {
  const { given, family } = splitName(oneLine(name));
  return given ? `${family}, ${given}` : family;
}
