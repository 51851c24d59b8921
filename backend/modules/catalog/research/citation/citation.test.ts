import { describe, expect, it } from "vitest";
import { cite } from "./citation.ts";
import type { CitedPaper } from "./cited-paper.ts";
import { toLatex } from "./latex.ts";
import { splitName } from "./person-name.ts";

const paper: CitedPaper = {
  id: 7,
  title: "Shoes & 100% {Grip}: a_b #1 \\ ~",
  authors: ["Ingrid Sæterlund", "Iratxe Benlloch Sorní", "Joost van der Berg", "Consortium"],
  abstract: "First line.\nSecond\tline\r\nER  - not the end.",
  venue: "Proceedings of the Meridian Conference",
  publishedDate: "2025-03-09",
  keywords: ["Surface and Equipment Testing"],
  url: "https://hub.example/research/7-shoes",
};

describe("BibTeX", () => {
  it("escapes accents and special characters, and keeps capitals", () => {
    expect(cite(paper, "bibtex")).toBe(`@inproceedings{saeterlund2025_7,
  title = {{Shoes \\& 100\\% \\{Grip\\}: a\\_b \\#1 \\textbackslash{} \\textasciitilde{}}},
  author = {S{\\ae}terlund, Ingrid and Sorn{\\'{i}}, Iratxe Benlloch and van der Berg, Joost and {Consortium}},
  booktitle = {Proceedings of the Meridian Conference},
  year = {2025},
  keywords = {Surface and Equipment Testing},
  month = mar,
  url = {https://hub.example/research/7-shoes},
  abstract = {First line. Second line ER - not the end.},
}
`);
  });

  it("has the DOI", () => {
    const cited = { ...paper, doi: "10.5555/a_b" };
    expect(cite(cited, "bibtex")).toContain("  doi = {10.5555/a_b},\n");
    expect(cite(cited, "ris")).toContain("DO  - 10.5555/a_b\r\n");
  });

  it("is an article in a journal, and leaves out what is not known", () => {
    const entry = cite({ ...paper, venue: "Journal of Load", keywords: [], abstract: "" }, "bibtex");
    expect(entry).toMatch(/^@article\{/);
    expect(entry).toContain("journal = {Journal of Load}");
    expect(entry).not.toMatch(/keywords|abstract|booktitle/);
  });

  it("has balanced braces whatever the text", () => {
    for (const title of ["{{{", "}}}", "\\{", "é}ü{", "a\\\\b"]) {
      const bare = cite({ ...paper, title }, "bibtex").replace(/\\[{}]/g, "");
      expect([...bare].filter((c) => c === "{")).toHaveLength([...bare].filter((c) => c === "}").length);
    }
  });
});

describe("LaTeX", () => {
  it.each([
    ["é", "{\\'{e}}"],
    ["Ü", '{\\"{U}}'],
    ["ñ", "{\\~{n}}"],
    ["å", "{\\r{a}}"],
    ["ç", "{\\c{c}}"],
    ["ő", "{\\H{o}}"],
    ["š", "{\\v{s}}"],
    ["ø", "{\\o}"],
    ["ế", "{\\'{{\\^{e}}}}"],
    ["서준", "서준"],
    ["пример", "пример"],
    ["5 µm", "5 µm"],
    ["😀", "😀"],
    ["\u201cquoted\u201d \u2013 dash", "``quoted'' -- dash"],
  ])("%s is %s", (text, latex) => {
    expect(toLatex(text)).toBe(latex);
  });
});

describe("RIS", () => {
  it("has one tag a line, CRLF, and ends its record", () => {
    const lines = cite(paper, "ris").split("\r\n");
    expect(lines).toEqual([
      "TY  - CPAPER",
      "ID  - 7",
      "TI  - Shoes & 100% {Grip}: a_b #1 \\ ~",
      "AU  - Sæterlund, Ingrid",
      "AU  - Sorní, Iratxe Benlloch",
      "AU  - van der Berg, Joost",
      "AU  - Consortium",
      "T2  - Proceedings of the Meridian Conference",
      "PY  - 2025",
      "DA  - 2025/03/09",
      "KW  - Surface and Equipment Testing",
      "AB  - First line. Second line ER - not the end.",
      "UR  - https://hub.example/research/7-shoes",
      "ER  - ",
      "",
    ]);
  });
});

describe("a name", () => {
  it.each([
    ["Ada Lovelace", "Ada", "Lovelace"],
    ["Joost van der Berg", "Joost", "van der Berg"],
    ["Seo-jun Pyo", "Seo-jun", "Pyo"],
    ["Consortium", "", "Consortium"],
    ["  Ada   Lovelace ", "Ada", "Lovelace"],
    ["Ada de", "Ada", "de"],
  ])("%s has the given names %s and the family name %s", (name, given, family) => {
    expect(splitName(name)).toEqual({ given, family });
  });
});
