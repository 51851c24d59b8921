import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import pg from "pg";
import { collectDefaultMetrics, register } from "prom-client";
import { LIST, RECORD, SEARCH } from "../raw-statements.ts";

/**
 * A server of others over the benchmark's database: `fastify`, `mercurius` or `postgraphile`, from the packages in
 * `PEERS`; `/metrics` tells what it takes.
 */
const [, , peer] = process.argv;
const { DATABASE_URL: connectionString = "", PORT, PEERS = "" } = process.env;
const require = createRequire(join(PEERS, "package.json"));
collectDefaultMetrics();

/** What is used of Fastify. */
interface Fastify {
  get(path: string, handler: (request: { url: string }) => Promise<unknown>): void;
  register(plugin: unknown, options: object): void;
  listen(options: { port: number; host: string }): Promise<string>;
}

async function startFastify(isGraphql: boolean): Promise<void> {
  const app = (require("fastify") as () => Fastify)();
  const pool = new pg.Pool({ connectionString, max: 10 });
  const read = async (statement: string, values: unknown[] = []) =>
    (await pool.query<Record<string, unknown>>(statement, values)).rows;
  app.get("/metrics", () => register.metrics());
  app.get("/list", () => read(LIST));
  if (isGraphql) {
    app.register(require("mercurius"), {
      jit: 1,
      schema: `
        type Named { id: ID! name: String! }
        type Solution { id: ID! slug: String! title: String! description: String! pricing: String rating: Float
          reviewCount: Int features: [String!]! category: Named! vendor: Named! }
        type Query { solutions: [Solution!]! solution(id: ID!): Solution found(text: String!): [Solution!]! }`,
      resolvers: {
        Query: {
          solutions: () => read(LIST),
          solution: async (_: unknown, { id }: { id: string }) => (await read(RECORD, [id]))[0],
          found: (_: unknown, { text }: { text: string }) => read(SEARCH, [`%${text}%`]),
        },
      },
    });
  }
  await app.listen({ port: Number(PORT), host: "127.0.0.1" });
}

/** What is used of PostGraphile. */
interface PostGraphile {
  postgraphile(preset: object): { createServ(grafserv: unknown): { addTo(server: Server): Promise<void> } };
}

async function startPostGraphile(): Promise<void> {
  const { postgraphile } = require("postgraphile") as PostGraphile;
  const { PostGraphileAmberPreset } = require("postgraphile/presets/amber") as Record<string, unknown>;
  const { makePgService } = require("postgraphile/adaptors/pg") as {
    makePgService(options: object): unknown;
  };
  const { PostGraphileConnectionFilterPreset } = require("postgraphile-plugin-connection-filter") as Record<
    string,
    unknown
  >;
  const { grafserv } = require("postgraphile/grafserv/node") as { grafserv: unknown };
  const served = postgraphile({
    extends: [PostGraphileAmberPreset, PostGraphileConnectionFilterPreset],
    pgServices: [makePgService({ connectionString, schemas: ["public"] })],
    grafserv: { graphqlPath: "/graphql", graphiql: false },
  }).createServ(grafserv);
  const server = createServer();
  await served.addTo(server);
  const [handler] = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", async (request, response) => {
    if (request.url === "/metrics") response.end(await register.metrics());
    else handler?.call(server, request, response);
  });
  await new Promise<void>((resolve) => server.listen(Number(PORT), "127.0.0.1", resolve));
}

await (peer === "postgraphile" ? startPostGraphile() : startFastify(peer === "mercurius"));
process.stdout.write("ready\n");
