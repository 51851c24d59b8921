import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readSet } from "./judged-set.ts";

const folder = mkdtempSync(join(tmpdir(), "judged-set-"));
afterAll(() => rmSync(folder, { recursive: true }));

const CORPUS = "id,title,description\na,A,GPS vest\nb,B,\n";
const QUERIES = "id,text\nq,vest\n";
const read = (qrels: string, corpus = CORPUS, queries = QUERIES) => {
  const files = { corpus, queries, qrels };
  const paths = Object.entries(files).map(([name, text]) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return [name, path];
  });
  return readSet("set", Object.fromEntries(paths));
};
const judged = (qrels: string) => [...(read(qrels).queries[0]?.judgments ?? [])];

it.each([
  ["tabs and a header", "query-id\tdoc-id\trelevance\nq\ta\t2\n"],
  ["tabs, and names of its own", "query\tcorpus-id\tscore\r\nq\ta\t2\r\n"],
  ["tabs and no header", "q\ta\t2\nq\tb\t0\n"],
  ["commas", '\ufeffquery-id,doc-id,relevance\n"q","a",2\n'],
  ["TREC's four columns", "q 0 a 2\n\nq 0 b -1\n"],
])("reads judgments with %s", (_name, qrels) => {
  expect(judged(qrels)).toEqual([["a", 2]]);
});

it("reads columns in any order, quotation marks, lines within, CRLF and a byte order mark", () => {
  const corpus = '\ufeffTitle, ID ,description\r\n"The ""one"", first",a,"line one\nline two"\r\n"B",b,\r\n';
  expect(read("q\ta\t1\n", corpus, "text,id\r\nvest,q\r\n").corpus).toEqual([
    { id: "a", title: 'The "one", first', description: "line one\nline two" },
    { id: "b", title: "B", description: "" },
  ]);
});

it("leaves out what has no counterpart, and says so", () => {
  const { corpus, queries, notes } = read(
    "q\ta\t1\nq\tgone\t1\nunasked\ta\t1\n",
    `${CORPUS}a,Again,Again\n`,
    `${QUERIES}r,nobody judged this\n`,
  );
  expect(corpus.map(({ title }) => title)).toEqual(["A", "B"]);
  expect(queries).toEqual([{ id: "q", text: "vest", judgments: new Map([["a", 1]]) }]);
  expect(notes).toEqual([
    "1 text has the id of an earlier one and is left out",
    "1 judgment is of an unknown text and is left out",
    "1 query has no relevant text and is left out",
  ]);
});

it("refuses what it can't read, with the file's name", () => {
  expect(() => read("q\ta\n")).toThrow(/qrels: line 1 is no query, text and relevance/);
  expect(() => read("q\ta\t1\nq\ta\tmuch\n")).toThrow(/line 2/);
  expect(() => read("q\ta\t1\n", "id,name\na,A\n")).toThrow(/corpus: the column "title" is missing/);
  expect(() => read("q\ta\t1\n", "id,title,description\n")).toThrow(/it has no rows/);
  expect(() => read("q\tgone\t1\n")).toThrow(/qrels: no query has a relevant text of the corpus/);
});
