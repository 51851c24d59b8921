import { readFile, writeFile } from "node:fs/promises";
import { lexicographicSortSchema, printSchema } from "graphql";
import { createSchema } from "../backend/graphql/schema.ts";

/** Writes schema.graphql from the resolvers; with `--check` only says whether it is stale. */
const FILE = "schema.graphql";
const printed = `# Made from the resolvers by \`npm run schema\`; never edited by hand.\n\n${printSchema(lexicographicSortSchema(createSchema()))}\n`;

if (process.argv.includes("--check")) {
  if ((await readFile(FILE, "utf8")) !== printed) {
    process.stderr.write(`${FILE} is stale: run npm run schema\n`);
    process.exitCode = 1;
  }
} else {
  await writeFile(FILE, printed);
}
