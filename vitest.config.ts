import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { pgbouncerAvailable } from "./backend/testing/servers/find-pgbouncer.ts";
import { searchNodeAvailable } from "./scripts/search-node/java.ts";

const graphql = fileURLToPath(import.meta.resolve("graphql"));

const TESTS = ["backend/**/*.test.ts", "{scripts,tools}/**/*.test.ts", "frontend/**/*.test.{ts,tsx}"];
/** What needs a real OpenSearch node, and so Java and Maven. */
const ON_OPENSEARCH = ["**/*.opensearch.test.ts"];
/** What needs a real pooler. */
const ON_PGBOUNCER = ["**/*.pgbouncer.test.ts"];
const say = (line: string) => process.stderr.write(`${line}\n`);
const excluded = [
  ...(searchNodeAvailable(say) ? [] : ON_OPENSEARCH),
  ...(pgbouncerAvailable(say) ? [] : ON_PGBOUNCER),
];
/** What replaces a module before others import it. */
const MOCKING = [
  "backend/modules/account/sign-in/refused-sign-in.test.ts",
  "frontend/app/entry-server.test.tsx",
];

/** What takes half a minute, and would be waited for at the end. */
const LONG =
  /opensearch|pgbouncer|two-processes|processes\.test|commands\.test|state-moves|unseen|backup\.test|refused-database|hostile|embedded|database-away|authorization-matrix|forged-cursors/;

/** Without figures of an earlier run, as in CI, the order is that of the files' sizes. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  // Two copies of graphql (.js and .mjs) would not know each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    globalSetup: "backend/testing/servers/global-setup.ts",
    setupFiles: ["backend/testing/servers/setup.ts"],
    server: { deps: { inline: ["type-graphql", "graphql-scalars"] } },
    // Many times what a test takes on a machine that does nothing else: these only end what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    projects: [
      // To import the product for each file took a third of the time; its files share nothing else but the process.
      {
        extends: true,
        test: { name: "shared", include: TESTS, exclude: [...MOCKING, ...excluded], isolate: false },
      },
      { extends: true, test: { name: "mocking", include: MOCKING } },
    ],
  },
});
