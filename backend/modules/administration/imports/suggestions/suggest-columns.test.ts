import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { papers } from "../../../catalog/research/papers/paper.import.ts";
import { partners } from "../../../catalog/research/partner.import.ts";
import { solutions } from "../../../catalog/solutions/solution.import.ts";
import { vendors } from "../../../catalog/vendors/vendor.import.ts";
import { opportunities } from "../../../marketplace/opportunities/opportunity.import.ts";
import { suggestColumns } from "./suggest-columns.ts";

interface HeaderSet {
  readonly source: string;
  readonly kind: string;
  readonly columns: readonly { header: string; field: string; samples?: string[] }[];
}

const KINDS = { papers, partners, vendors, opportunities, solutions };

it("finds at least nine of ten fields in the headers of public data sets", async () => {
  const file = new URL("fixtures/real-headers.json", import.meta.url);
  const sets = JSON.parse(await readFile(file, "utf8")) as HeaderSet[];
  const wrong: string[] = [];
  let count = 0;
  let meant = 0;
  let found = 0;
  for (const { source, kind, columns } of sets) {
    const given = columns.map(({ header, samples = [] }) => ({ name: header, samples }));
    const suggested = suggestColumns(KINDS[kind as keyof typeof KINDS], given);
    for (const { header, field } of columns) {
      const got = suggested.find(({ column }) => column === header)?.field ?? "";
      count += 1;
      if (field !== "") meant += 1;
      if (field !== "" && got === field) found += 1;
      if (got !== field)
        wrong.push(`${source.slice(0, 20)}: ${header} is ${field || "nothing"}, got ${got || "nothing"}`);
    }
  }
  expect(count).toBeGreaterThanOrEqual(200);
  expect(1 - wrong.length / count, wrong.join("\n")).toBeGreaterThanOrEqual(0.9);
  // Most columns of such files are meant for no field, so those that are count by themselves, too.
  expect(found / meant, wrong.join("\n")).toBeGreaterThanOrEqual(0.9);
});

it("takes a column of DOIs for the id, too, unless there is one", () => {
  const of = (names: string[]) =>
    suggestColumns(
      papers,
      names.map((name) => ({ name, samples: ["10.5555/1"] })),
    );
  expect(of(["DOI"])).toEqual([
    { field: "id", column: "DOI" },
    { field: "doi", column: "DOI" },
  ]);
  expect(of(["DOI", "Lens ID"])).toEqual([
    { field: "id", column: "Lens ID" },
    { field: "doi", column: "DOI" },
  ]);
});

it.each([
  ["publishedDate", "Publisher", ["Elsevier"], false],
  ["publishedDate", "Date Published", ["2024-05-01"], true],
  ["title", "display_name", ["A"], true],
])("%s from %s with %s: %s", (field, column, samples, isFound) => {
  const suggested = suggestColumns(papers, [{ name: column, samples }]);
  expect(suggested.some((each) => each.field === field)).toBe(isFound);
});
