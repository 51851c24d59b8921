import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { importKinds } from "../../import-command/kinds/index.ts";
import type { ImportReport } from "../../modules/administration/imports/report.ts";
import { runImport } from "../../modules/administration/imports/run.ts";
import { createTestDatabase, type TestDatabase } from "../servers/test-database.ts";
import type { Row } from "./cases.ts";

/** A database for the imports of a file's tests; each test begins without records. */
export interface KindFixture {
  readonly database: TestDatabase;
  sql(query: string): Promise<Row[]>;
  /** Imports rows of a kind from a file `list.json` or `list.csv`. */
  run(kind: string, rows: Row[], format?: "json" | "csv"): Promise<ImportReport>;
}

/** Sets up a database and a folder before the tests of a file, and removes them afterwards. */
export function setUpKinds(): KindFixture {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await createTestDatabase("empty");
    folder = await mkdtemp(join(tmpdir(), "import-kinds-"));
  });
  beforeEach(() =>
    sql(`truncate opportunities, sports, research_papers, research_topics, university_partners, collaborations,
      market_trends, market_figures, funding_quarters, claims, organizations, blog_posts, blog_categories, account_invitations cascade`),
  );
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await database.drop();
  });
  const sql = (query: string) => database.orm.em.fork().execute<Row[]>(query);
  return {
    get database() {
      return database;
    },
    sql,
    run: async (kind, rows, format = "json") => {
      const file = join(folder, `list.${format}`);
      await writeFile(file, format === "json" ? JSON.stringify(rows) : csvOf(rows));
      const known = importKinds[kind];
      if (!known) throw new Error(`There is no kind ${kind}.`);
      return runImport(database.orm, { file, kind: known });
    },
  };
}

/** Lists and objects stand in their cells as JSON. */
function csvOf(rows: Row[]): string {
  const cellOf = (value: unknown) =>
    typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? "");
  const cells = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, cellOf(value)])),
  );
  return stringify(cells, { header: true });
}
