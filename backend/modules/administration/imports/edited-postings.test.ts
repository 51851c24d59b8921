import { expect, it } from "vitest";
import { setUpImports } from "../../../testing/suites/import-fixture.ts";
import { collaborations } from "../../catalog/research/collaboration.import.ts";
import { opportunities } from "../../marketplace/opportunities/opportunity.import.ts";

const fixture = setUpImports();

it.each([
  ["opportunities", opportunities, "technology"],
  ["collaborations", collaborations, "Joint study"],
])("leaves %s alone that their owner has edited, extended or closed", async (table, kind, type) => {
  await fixture.rows(
    "insert into categories (name, slug, kind) values ('Wearables', 'wearables', 'opportunity')",
  );
  const file = (title: string) =>
    fixture.file(
      "list.json",
      JSON.stringify(
        [1, 2].map((id) => ({
          id: String(id),
          title: `${title} ${id}`,
          organization: "Rovers",
          type,
          description: "Text",
          dueDate: "2030-01-01",
          ...(table === "opportunities" && { category: "Wearables" }),
        })),
      ),
    );
  const titles = () => fixture.rows(`select title, status, outcome from ${table} order by external_key`);
  expect(await fixture.run(await file("Before"), { kind })).toMatchObject({ created: 2 });
  await fixture.rows(
    `update ${table} set status = 'closed', outcome = 'awarded', closed_at = now(), version = 2 where title = 'Before 1'`,
  );
  expect(await fixture.run(await file("After"), { kind })).toMatchObject({ updated: 1, left: 1 });
  expect(await titles()).toEqual([
    { title: "Before 1", status: "closed", outcome: "awarded" },
    { title: "After 2", status: "open", outcome: null },
  ]);
});
