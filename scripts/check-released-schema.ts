import { readFile } from "node:fs/promises";
import { buildSchema } from "graphql";
import { breakingChanges } from "../backend/graphql/schema-checks/breaking-changes.ts";

/**
 * Lists breaking changes of the schema since the last release, except those that `docs/api/breaking.txt`
 * allows.
 */
const [released, current, allowed] = await Promise.all(
  ["schema.released.graphql", "schema.graphql", "docs/api/breaking.txt"].map((file) =>
    readFile(file, "utf8"),
  ),
);
const problems = breakingChanges({
  released: buildSchema(released ?? ""),
  current: buildSchema(current ?? ""),
  allowed: (allowed ?? "").split("\n").filter((line) => line && !line.startsWith("#")),
});
for (const problem of problems) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
