import { readFile, writeFile } from "node:fs/promises";

/** Declares the current schema as released and clears the allowed breaking changes. */
const schema = await readFile("schema.graphql", "utf8");
const [, ...lines] = schema.split("\n");
const heading =
  "# The schema of the last release, against which `npm run check` compares; `npm run schema:release` renews it.";
await writeFile("schema.released.graphql", [heading, ...lines].join("\n"));
const allowed = await readFile("docs/api/breaking.txt", "utf8");
await writeFile("docs/api/breaking.txt", `${allowed.split("\n")[0]}\n`);
