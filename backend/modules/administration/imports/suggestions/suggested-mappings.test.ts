import { describe, expect, it } from "vitest";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import { setUpImports } from "../../../../testing/suites/import-fixture.ts";
import { papers } from "../../../catalog/research/papers/paper.import.ts";
import { partners } from "../../../catalog/research/partner.import.ts";
import { solutions } from "../../../catalog/solutions/solution.import.ts";
import { opportunities } from "../../../marketplace/opportunities/opportunity.import.ts";
import { organizations } from "../../../marketplace/organizations/organization.import.ts";
import { checkedMapping } from "../mapping/mapping.ts";
import { inspectFile } from "../screen/read-upload.ts";

const fixture = setUpImports();

/** Imports a file as the screen suggests it, with changed fields. */
async function importSuggested(name: string, content: string, kind: ImportKind, answers: object = {}) {
  const file = await fixture.file(name, content);
  const { suggestedMapping, questions } = await inspectFile(file, kind, null);
  const { fields, ...rest } = JSON.parse(suggestedMapping) as { fields: object };
  const mapping = checkedMapping({ source: "x", ...rest, fields: { ...fields, ...answers } }, kind);
  const { created, errors, warnings } = await fixture.run(file, { kind, mapping });
  return { created, errors, warnings: warnings.map(({ field }) => field), questions };
}

describe("a suggested mapping", () => {
  it("takes what is meant of lists of objects, and proposes what a file lacks", async () => {
    const organization = (name: string, short: string) => ({
      id: `https://ror.example/${short}`,
      names: [
        { value: short, types: ["acronym"], lang: null },
        { value: name, types: ["ror_display", "label"], lang: "en" },
      ],
      links: [
        { type: "wikipedia", value: "https://wiki.example/x" },
        { type: "website", value: `https://${short}.example` },
      ],
      locations: [{ geonames_details: { name: "Bergen", country_name: "Norway" } }],
      established: 1996,
    });
    const content = JSON.stringify([organization("Bergen Tech", "bt"), organization("Fjord Hall", "fh")]);
    expect(await importSuggested("ror.json", content, partners)).toMatchObject({ created: 2, errors: [] });
    expect(await importSuggested("ror.json", content, organizations)).toMatchObject({
      created: 2,
      errors: [],
    });
    // Their own names, not those of the cities they are in.
    expect(await fixture.rows("select name::text as name from organizations order by name")).toEqual([
      { name: "Bergen Tech" },
      { name: "Fjord Hall" },
    ]);
    expect(
      await fixture.rows(
        "select university_name::text as name, collaboration_type as type, country, city, website from university_partners order by name",
      ),
    ).toEqual([
      {
        name: "Bergen Tech",
        type: "Research",
        country: "Norway",
        city: "Bergen",
        website: "https://bt.example",
      },
      {
        name: "Fjord Hall",
        type: "Research",
        country: "Norway",
        city: "Bergen",
        website: "https://fh.example",
      },
    ]);
  });

  it("takes the first of several institutions", async () => {
    const content = `Authors,Title,Year,Affiliations,Open Access\n"Berg, T.; Lind, A.",Splits,2019,"Institute, Bergen; School, Malmö",All Open Access\n`;
    expect(await importSuggested("scopus.csv", content, papers)).toMatchObject({
      created: 1,
      warnings: ["publishedDate"],
    });
    expect(
      await fixture.rows(
        "select university, authors, open_access from research_papers where title = 'Splits'",
      ),
    ).toEqual([{ university: "Institute, Bergen", authors: ["Berg, T.", "Lind, A."], open_access: true }]);
  });

  const HEAD = "title,organization,type,category,description";
  const CALL = "Council,grant,Turf,Text";

  it("takes the format that all numbers and dates of a column have", async () => {
    const content = `${HEAD},budget,postedAt\nA,${CALL},"1.234,50",03/04/2026\nB,${CALL},50.000,31/01/2026\n`;
    const answer = await importSuggested("formats.csv", content, opportunities, {
      budget: { from: "budget", number: "1.234,5", replace: { ",50$": "" } },
    });
    expect(answer).toMatchObject({ created: 2, questions: [], warnings: [] });
    expect(
      await fixture.rows(
        "select budget::text, posted_at::date::text as day from opportunities where title in ('A', 'B') order by title",
      ),
    ).toEqual([
      { budget: "1234", day: "2026-04-03" },
      { budget: "50000", day: "2026-01-31" },
    ]);
  });

  it("asks about what a column leaves open", async () => {
    const content = `${HEAD},budget,postedAt\nC,${CALL},50.000,03/04/2026\n`;
    const { questions } = await importSuggested("open.csv", content, opportunities);
    expect(questions.map(({ text, choices }) => [text, ...choices.map(({ label }) => label)])).toEqual([
      ["Which number is “50.000”?", "50", "50000"],
      ["Which day is “03/04/2026”?", "2026-04-03", "2026-03-04"],
    ]);
    expect(await fixture.rows("select budget from opportunities where title = 'C'")).toEqual([
      { budget: null },
    ]);
  });

  it("asks whether commas separate, which they don't in parentheses", async () => {
    const content = `title,description,category,vendor,features\nVest,Text,Video,North,"GPS, Video, Export (CSV, JSON)"\n`;
    const file = await fixture.file("list.csv", content);
    const [question] = (await inspectFile(file, solutions, null)).questions;
    expect(question?.text).toBe("Are values such as “GPS, Video, Export (CSV, JSON)” lists?");
    const features: unknown = JSON.parse(question?.choices[0]?.steps ?? "");
    await importSuggested("list.csv", content, solutions, { features });
    expect(await fixture.rows("select features from solutions where title = 'Vest'")).toEqual([
      { features: ["GPS", "Video", "Export (CSV, JSON)"] },
    ]);
  });

  it("never takes another currency for dollars", async () => {
    const content = `${HEAD},budget\nD,${CALL},"€1.234,50"\n`;
    expect(await importSuggested("euros.csv", content, opportunities)).toMatchObject({
      warnings: ["budget"],
    });
  });
});
