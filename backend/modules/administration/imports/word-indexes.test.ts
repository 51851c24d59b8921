import { expect, it } from "vitest";
import { HEADER, manyRows, setUpImports } from "../../../testing/suites/import-fixture.ts";

const fixture = setUpImports();

it("an import leaves nothing to the indexes of words that a search would have to read", async () => {
  await fixture.run(await fixture.file("many.csv", [HEADER, ...manyRows(500)].join("\n")));
  const left = await fixture.rows(
    `select relname from (
       select c.relname, c.oid from pg_class c join pg_am a on a.oid = c.relam
       where a.amname = 'gin' and c.relnamespace = 'public'::regnamespace offset 0
     ) gin where gin_clean_pending_list(oid) > 0`,
  );
  expect(left).toEqual([]);
});
