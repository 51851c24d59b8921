import { describe, expect, it } from "vitest";
import { setUpImports } from "../../../../testing/suites/import-fixture.ts";
import { zipOf } from "../../../../testing/suites/zip.ts";
import { opportunities } from "../../../marketplace/opportunities/opportunity.import.ts";
import { inspectFile } from "../screen/read-upload.ts";
import { suggestJoins } from "../suggestions/suggest-joins.ts";
import { checkedMapping } from "./mapping.ts";

const fixture = setUpImports();
const part = (name: string, content: string) => ({ name, content: Buffer.from(content) });
const GRANTS =
  "opportunity_id,opportunity_title,agency_code,category\n501,Safer Fields,NSC,discretionary\n502,Quiet Halls,NSC,mandatory\n";
const DETAILS =
  "opportunity_id,summary_description,close_date\n501,<p>Surfaces &amp; lighting.</p>,2099-01-31\n";
const SPORTS = "opportunity_id,sport_id\n501,2\n501,1\n";
const NAMES = "id,name\n1,Rugby\n2,Soccer\n";
const zip = zipOf([
  part("opportunities.csv", GRANTS),
  part("summaries.csv", DETAILS),
  part("opportunity_sports.csv", SPORTS),
  part("sports.csv", NAMES),
]);

describe("lists that are joined", () => {
  it("are suggested by their keys, give their columns, and are imported as one record", async () => {
    const file = await fixture.file("grants.zip", zip);
    const look = await inspectFile(file, opportunities, "opportunities.csv");
    const suggested = JSON.parse(look.suggestedMapping);
    expect(suggested.joins).toEqual([
      { list: "summaries.csv", key: "opportunity_id", by: "opportunity_id", as: "summaries" },
      {
        list: "opportunity_sports.csv",
        key: "opportunity_id",
        by: "opportunity_id",
        as: "opportunity_sports",
      },
      { list: "sports.csv", key: "id", by: "opportunity_sports.sport_id", as: "sports" },
    ]);
    expect(look.notes).toContain(
      "Joined with summaries.csv, where opportunity_id is the same as opportunity_id, as summaries.",
    );
    expect(look.columns.map(({ name }) => name)).toContain("summaries.summary_description");
    const fields = {
      ...suggested.fields,
      organization: "agency_code",
      description: { from: "summaries.summary_description", default: "None." },
      dueDate: "summaries.close_date",
      sports: "sports.name",
    };
    const mapping = checkedMapping({ ...suggested, source: "x", fields }, opportunities);
    const report = await fixture.run(file, { kind: opportunities, mapping });
    expect(report).toMatchObject({ created: 2, errors: [] });
    expect(
      await fixture.rows(`select o.title, o.description, o.due_date is not null as due,
          array(select s.name::text from opportunity_sports j join sports s on s.id = j.sport_id where j.opportunity_id = o.id order by 1) as sports
        from opportunities o order by o.id`),
    ).toEqual([
      { title: "Safer Fields", description: "Surfaces & lighting.", due: true, sports: ["Rugby", "Soccer"] },
      { title: "Quiet Halls", description: "None.", due: false, sports: [] },
    ]);
  });

  it("are refused without the key, and with a name that can't be read", async () => {
    const file = await fixture.file("wrong.zip", zip);
    const fields = { title: "opportunity_title" };
    const records = "opportunities.csv";
    const join = { list: "summaries.csv", key: "grant_id", by: "opportunity_id", as: "details" };
    const mapping = checkedMapping({ source: "x", records, joins: [join], fields }, opportunities);
    await expect(fixture.run(file, { kind: opportunities, mapping })).rejects.toThrow(
      'The mapping joins "summaries.csv" by "grant_id", which isn\'t in it.',
    );
    const bad = { source: "x", joins: [{ ...join, as: "a.b" }], fields };
    expect(() => checkedMapping(bad, opportunities)).toThrow("must be a name without dots and brackets");
  });

  it("aren't suggested for lists that have nothing in common", () => {
    const list = (name: string, ...fields: string[]) => ({ name, fields });
    expect(suggestJoins(list("a.csv", "id", "name"), [list("b.csv", "id", "name")])).toEqual([]);
  });
});
