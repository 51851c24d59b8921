import { hash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { ApolloLink, type DocumentNode } from "@apollo/client";
import { print } from "@apollo/client/utilities";
import { Kind } from "graphql";
import { EMPTY } from "rxjs";
import { createServer } from "vite";
import type { createClient } from "../frontend/app/apollo/create-client.ts";
import type { Freshness } from "../frontend/graphql/freshness.ts";

const LIST = "backend/graphql/documents/own-documents.generated.ts";

type Client = { createClient: typeof createClient };
type Clock = { Freshness: typeof Freshness };

/** Returns the documents of all queries and mutations as the web app's client passes them to its link. */
async function sentDocuments(): Promise<string[]> {
  const vite = await createServer({
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const sent = new Set<string>();
    const capture = new ApolloLink(({ query }) => {
      sent.add(print(query));
      return EMPTY;
    });
    const { createClient } = (await vite.ssrLoadModule("/frontend/app/apollo/create-client.ts")) as Client;
    const { Freshness } = (await vite.ssrLoadModule("/frontend/graphql/freshness.ts")) as Clock;
    const client = createClient(capture, new Freshness());
    for (const file of globSync("frontend/**/*.generated.ts").sort()) {
      for (const document of Object.values(await vite.ssrLoadModule(`/${file}`)).filter(isDocument)) {
        const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
        const kind = operation && "operation" in operation ? operation.operation : undefined;
        if (kind === "query")
          client.watchQuery({ query: document, fetchPolicy: "network-only" }).subscribe({});
        // Always fails, since nothing responds.
        if (kind === "mutation") await client.mutate({ mutation: document }).catch(() => undefined);
      }
    }
    client.stop();
    return [...sent];
  } finally {
    await vite.close();
  }
}

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === Kind.DOCUMENT;

const documents = (await sentDocuments()).map((document) => [hash("sha256", document), document] as const);
const list = Object.fromEntries(documents.sort(([a], [b]) => (a < b ? -1 : 1)));
const content = `// Generated from the frontend's operations by \`npm run codegen\`; do not edit.
/** The web app's own documents, as it sends them, by their SHA-256. */
export const OWN_DOCUMENTS: Readonly<Record<string, string>> = ${JSON.stringify(list, null, 2)};
`;
if (process.argv.includes("--check")) {
  if (readFileSync(LIST, "utf8") !== content) {
    process.stderr.write(`${LIST} is stale. Run npm run codegen.\n`);
    process.exitCode = 1;
  }
} else {
  writeFileSync(LIST, content);
}
const letters = documents.reduce((sum, [, document]) => sum + document.length, 0);
process.stdout.write(`${documents.length} documents, ${letters} letters.\n`);
