import { expect, it } from "vitest";
import { setUpImports } from "../../../testing/suites/import-fixture.ts";
import { papers } from "../../catalog/research/papers/paper.import.ts";
import { opportunities } from "../../marketplace/opportunities/opportunity.import.ts";

const fixture = setUpImports();
const SOLUTION = { title: "Sled", description: "Text", category: "Video", vendor: "North" };
const PAPER = { title: "Sled", university: "Quist", category: "Load", publishedDate: "2026-01-02" };
const CALL = {
  title: "Rig",
  organization: "Park",
  type: "technology",
  category: "Turf",
  description: "Text",
};
const KINDS = {
  solutions: [undefined, SOLUTION],
  research_papers: [papers, PAPER],
  opportunities: [opportunities, CALL],
} as const;

/** What a value becomes: the stored one, and what is said of it. */
const CASES: [keyof typeof KINDS, string, unknown, unknown, string?][] = [
  ["opportunities", "budget", "$75,000", 75_000],
  ["opportunities", "budget", "2.5M", 2_500_000],
  ["opportunities", "budget", ["900"], 900],
  ["opportunities", "budget", "75.000", null, "may be 75000 or 75: write it without a separator"],
  ["opportunities", "budget", "0x10", null, "must be a number"],
  ["opportunities", "budget", "€50", null, "is in €, which isn't converted: give the number alone"],
  ["opportunities", "budget", "3–5k a year", null, "is a range: give one number"],
  ["research_papers", "open_access", "All Open Access, Gold", true],
  ["opportunities", "budget", "10,000 to 20,000", null, "is a range: give one number"],
  ["solutions", "rating", "3,5", "3.5"],
  ["solutions", "video_url", "youtu.be/dQw4w9WgXcQ", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
  [
    "solutions",
    "video_url",
    "https://video.example/1",
    null,
    "must be the address of a video at YouTube or Vimeo",
  ],
  ["research_papers", "open_access", "oui", true],
  ["research_papers", "open_access", "Nein", false],
  ["research_papers", "open_access", "perhaps", false, "must be true or false"],
  ["research_papers", "published_date", "31.01.2026", "2026-01-31"],
  ["research_papers", "published_date", "January 31, 2026", "2026-01-31"],
  ["research_papers", "published_date", "1/31/2026 9:15 AM", "2026-01-31"],
  ["research_papers", "published_date", "2024", "2024-01-01", "is only a year, read as 2024-01-01"],
  ["research_papers", "published_date", 2019, "2019-01-01", "is only a year, read as 2019-01-01"],
  ["research_papers", "published_date", "Jun 24", "2024-06-01", "is only a month, read as 2024-06-01"],
  ["opportunities", "due_date", "2098", "2098-12-31", "is only a year, read as 2098-12-31"],
  ["opportunities", "due_date", "Feb 2096", "2096-02-29", "is only a month, read as 2096-02-29"],
  ["research_papers", "published_date", "31.02.2026", undefined, "is a day that doesn't exist"],
  [
    "research_papers",
    "published_date",
    "1/2/2026",
    undefined,
    "may be 2026-01-02 or 2026-02-01: write it as one of them",
  ],
  ["solutions", "website", ["https://sled.example"], "https://sled.example"],
  ["solutions", "description", ["One"], "One"],
  ["solutions", "tags", ["a", "b".repeat(81), "c"], ["a", "c"], "1 of 3 items were left out"],
  ["solutions", "tags", `a;${"b".repeat(81)}`, ["a"], "1 of 2 items were left out"],
  ["solutions", "external_key", 2 ** 53, `list:${2 ** 53}`],
];

it.each(CASES)("%s: %s of %j is %j", async (table, column, given, stored, said) => {
  const [kind, row] = KINDS[table];
  const field =
    column === "external_key" ? "id" : column.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
  const file = await fixture.file("list.json", JSON.stringify([{ ...row, [field]: given }]));
  await fixture.rows("truncate opportunities, research_papers cascade");
  const { errors, warnings } = await fixture.run(file, { ...(kind && { kind }), skipBad: true });
  expect([...errors, ...warnings].map(({ message }) => message)).toEqual(
    said ? [expect.stringContaining(said)] : [],
  );
  const shown = column.endsWith("_date") ? `${column}::date::text as ${column}` : column;
  const [found] = await fixture.rows(`select ${shown} from ${table}`);
  expect(found?.[column]).toEqual(stored);
});

it("takes a table as spreadsheets and people leave it", async () => {
  const file = await fixture.file(
    "left.csv",
    `title,description,category,vendor,features,tags\nA,A 7" screen,Video,North,"Speed, distance, heart rate"\nB,Text,Video,North,,,,\n`,
  );
  const { created, warnings, notes } = await fixture.run(file);
  expect([created, warnings]).toEqual([
    2,
    [
      {
        place: "line 2",
        field: "",
        value: "",
        isKept: true,
        message: "has 5 values for the 6 columns of the header",
      },
    ],
  ]);
  expect(notes).toEqual([`Read as one item, since only "|" or ";" separate items: features (1).`]);
  expect(await fixture.rows("select description, features from solutions order by title")).toEqual([
    { description: `A 7" screen`, features: ["Speed, distance, heart rate"] },
    { description: "Text", features: [] },
  ]);
});

it("doesn't take another column for a date", async () => {
  const file = await fixture.file("other.csv", "title,university,category,Publisher\nA,B,C,D\n");
  await expect(fixture.run(file, { kind: papers })).rejects.toThrow(/needs a mapping\.$/);
});
