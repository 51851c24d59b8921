import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { ImportReport } from "../../modules/administration/imports/report.ts";
import { type ImportOptions, runImport } from "../../modules/administration/imports/run.ts";
import { solutions } from "../../modules/catalog/solutions/solution.import.ts";
import { createTestDatabase, type TestDatabase } from "../servers/test-database.ts";

/** The columns of the tests' CSV files. */
export const HEADER = "id,title,description,category,vendor,sports,levels,features,website,rating,addedAt";

/** A database and a folder for the tests of a file; each test begins without solutions. */
export interface ImportFixture {
  readonly database: TestDatabase;
  /** Writes a file and returns its path. */
  file(name: string, content: string | Buffer): Promise<string>;
  /** Writes a CSV file `list.csv` of these rows below `HEADER`. */
  csv(...rows: string[]): Promise<string>;
  run(file: string, options?: Partial<ImportOptions>): Promise<ImportReport>;
  rows(sql: string): Promise<Record<string, unknown>[]>;
}

/** Sets up a database and a folder before the tests of a file, and removes them afterwards. */
export function setUpImports(): ImportFixture {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await createTestDatabase("empty");
    folder = await mkdtemp(join(tmpdir(), "import-"));
  });
  beforeEach(() => rows("truncate solutions, vendors, categories, sports, import_runs, import_rows cascade"));
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await database.drop();
  });
  const rows = (sql: string) => database.orm.em.fork().execute<Record<string, unknown>[]>(sql);
  const file = async (name: string, content: string | Buffer) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };
  return {
    get database() {
      return database;
    },
    file,
    csv: (...lines) => file("list.csv", [HEADER, ...lines].join("\n")),
    run: (path, options = {}) => runImport(database.orm, { file: path, kind: solutions, ...options }),
    rows,
  };
}

/** This many valid rows for `HEADER`. */
export function manyRows(count: number): string[] {
  return Array.from(
    { length: count },
    (_, index) => `${index},Tool ${index},Text,Video,Vendor ${index % 90},Soccer|Golf,,,,4.5,2026-01-02`,
  );
}
