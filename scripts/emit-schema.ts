import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { lexicographicSortSchema, printSchema } from "graphql";
import { schemaFindings } from "../backend/graphql/findings.ts";
import { createSchema } from "../backend/graphql/schema.ts";
import { lists } from "../backend/modules.ts";
import { clientListings } from "./client-listings.ts";

const schema = createSchema();

/** Writes the files generated from the backend's declarations; with `--check` only reports stale ones. */
const files: Record<string, string> = {
  "schema.graphql": `# Generated from the resolvers by \`npm run schema\`; do not edit.\n\n${printSchema(lexicographicSortSchema(schema))}\n`,
  ...clientListings(lists),
};

for (const [file, content] of Object.entries(files)) {
  if (!process.argv.includes("--check")) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  } else if ((await readFile(file, "utf8").catch(() => "")) !== content) {
    process.stderr.write(`${file} is stale: run npm run schema\n`);
    process.exitCode = 1;
  }
}

for (const finding of schemaFindings(schema)) {
  process.stderr.write(`${finding}\n`);
  process.exitCode = 1;
}
