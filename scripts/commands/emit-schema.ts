import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { lexicographicSortSchema, printSchema } from "graphql";
import { openOrm } from "../../backend/database/orm.ts";
import { recordOmissions } from "../../backend/database/record-omissions.ts";
import { createSchema } from "../../backend/graphql/schema.ts";
import { schemaFindings } from "../../backend/graphql/schema-checks/findings.ts";
import { ROLE_LABELS } from "../../backend/modules/account/identity/role.ts";
import { lists, recordKinds } from "../../backend/modules.ts";
import { referenceSource } from "../../backend/rest/openapi/reference.ts";
import { restRoutes } from "../../backend/rest/routes.ts";
import { GUIDES, guidesSource, guideTextsSource } from "../client/guides.ts";
import { clientListings } from "../client/listings.ts";
import { shownFields } from "../client/shown-fields.ts";
import { changesSource } from "../client/texts.ts";

const schema = createSchema();

const guides = await Promise.all(
  GUIDES.map(async (name) => ({ name, markdown: await readFile(`docs/api/${name}.md`, "utf8") })),
);

/** Writes the files generated from the backend's declarations; with `--check` only reports stale ones. */
const files: Record<string, string> = {
  "schema.graphql": `# Generated from the resolvers by \`npm run schema\`; do not edit.\n\n${printSchema(lexicographicSortSchema(schema))}\n`,
  ...clientListings(lists),
  ...shownFields(recordKinds),
  "frontend/routes/developers/api-reference/calls.generated.ts": referenceSource(
    restRoutes,
    schema,
    ROLE_LABELS,
  ),
  "frontend/routes/developers/api-changes/changes.generated.ts": changesSource(
    await readFile("docs/api/changelog.md", "utf8"),
    await readFile("docs/api/deprecation.md", "utf8"),
  ),
  "frontend/features/developers/guides.generated.ts": guidesSource(guides),
  "backend/mcp/guides.generated.ts": guideTextsSource(guides),
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

// The ORM doesn't connect to a database before its first use.
const orm = await openOrm({ url: "postgres://nobody@127.0.0.1:1/none", poolSize: 1 });
const findings = [...schemaFindings(schema), ...recordOmissions(orm, schema)];
await orm.close(true);

for (const finding of findings) {
  process.stderr.write(`${finding}\n`);
  process.exitCode = 1;
}
