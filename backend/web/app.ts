import type { ApolloServer } from "@apollo/server";
import { expressMiddleware } from "@as-integrations/express5";
import type { MikroORM } from "@mikro-orm/postgresql";
import express, { type Express, type Response } from "express";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { costEstimate } from "../graphql/cost/cost-estimate.ts";
import { ownDocuments } from "../graphql/documents/own-documents.ts";
import { compilingExecutor } from "../graphql/execute.ts";
import { refuseContext } from "../graphql/refuse-context.ts";
import { subscriptionStream } from "../graphql/stream.ts";
import { databaseLimits } from "../limits/database-limits.ts";
import { mcpEndpoint } from "../mcp/endpoint.ts";
import type { NewsHub } from "../modules/account/notifications/live/hub.ts";
import { recordDownload } from "../modules/administration/audit/record-download.ts";
import type { Meter } from "../modules/administration/system-monitoring/sampling/meter.ts";
import { publicDocuments } from "../modules/platform/documents/serving/document-files.ts";
import { publicPictures } from "../modules/platform/media/serving/picture-files.ts";
import { modules } from "../modules.ts";
import type { ResponseCache } from "../response-cache/response-cache.ts";
import { restGateway } from "../rest/gateway.ts";
import { NotFoundError } from "../shared/errors.ts";
import type { Mailer } from "../shared/mailer.ts";
import type { RequestContext } from "../shared/request-context.ts";
import type { ViewCounter } from "../shared/view-counter.ts";
import { cards } from "./cards/cards.ts";
import { requestContexts } from "./create-contexts.ts";
import { apiCatalog } from "./discoverable/api-catalog.ts";
import { robots } from "./discoverable/robots.ts";
import { sitemap } from "./discoverable/sitemap.ts";
import { wellKnown } from "./discoverable/well-known.ts";
import { embeds } from "./embeds/embeds.ts";
import { errorHandler } from "./error-handler.ts";
import { graphqlAddresses } from "./graphql-addresses.ts";
import { jsonBody } from "./guards/json-body.ts";
import { knownHosts } from "./guards/known-hosts.ts";
import { plainTarget } from "./guards/plain-target.ts";
import { privateAnswers } from "./guards/private-answers.ts";
import { readableQuery } from "./guards/readable-query.ts";
import { sameOrigin } from "./guards/same-origin.ts";
import { sandbox } from "./guards/sandbox.ts";
import { securityHeaders } from "./guards/security-headers.ts";
import { tokenCors } from "./guards/token-cors.ts";
import { healthChecks, type Readiness } from "./operation/health.ts";
import { metrics } from "./operation/metrics.ts";
import { requestLog } from "./operation/request-log.ts";
import { compress } from "./pages/compress.ts";
import { compressedFiles } from "./pages/compressed-files.ts";
import type { Frontend } from "./pages/frontend.ts";
import { pages } from "./pages/serve-pages.ts";

/** The dependencies of the HTTP application. */
export interface AppParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly orm: MikroORM;
  readonly mailer: Mailer;
  readonly views: ViewCounter;
  readonly meter: Meter;
  readonly schema: GraphQLSchema;
  readonly apollo: ApolloServer<RequestContext>;
  readonly readiness: Readiness;
  /** The cache of anonymous responses; undefined without caching. */
  readonly answers?: ResponseCache | undefined;
  /** The clients in this process that wait for news. */
  readonly hub: NewsHub;
  /** The screens; undefined for an API without them. */
  readonly frontend?: Frontend;
}

/** One year, in seconds: built files have content hashes in their names. */
const ASSET_MAX_AGE = 365 * 24 * 3600;

/** Marks files as cacheable for everyone. */
const storedFor =
  (seconds: number, further = "") =>
  (response: Response) =>
    void response.setHeader("Cache-Control", `public, max-age=${seconds}${further}`);

/** Creates the Express application: every route, in the order of matching. */
export function createApp({
  config,
  logger,
  orm,
  mailer,
  views,
  meter,
  schema,
  apollo,
  readiness,
  answers,
  hub,
  frontend,
}: AppParts): Express {
  const app = express();
  const ownOrigin = sameOrigin(config.publicUrl);
  const contextOf = requestContexts(orm, { limits: databaseLimits(orm), views }, config);
  app.set("trust proxy", config.trustedProxies);
  app.set("query parser", "simple");
  app.disable("x-powered-by");
  app.use(requestLog(logger), securityHeaders(config.publicUrl.startsWith("https:")));
  app.use(plainTarget, metrics(config, meter), healthChecks(orm, readiness, mailer));
  app.use(knownHosts(config), privateAnswers, compress());
  if (frontend) app.use(sandbox(config.publicUrl.startsWith("https:")));
  app.use("/graphql", tokenCors, ownOrigin, graphqlAddresses, ...jsonBody, ownDocuments);
  app.use("/api", tokenCors, ownOrigin);
  app.use("/uploads", ownOrigin);
  // Pages accept malformed queries, since links may be altered along the way.
  app.use(["/graphql", "/api", "/uploads", "/opportunities.ics"], readableQuery);
  app.use(
    "/graphql/stream",
    subscriptionStream(schema, async (req, res) => ({ ...(await contextOf(req, res)), hub }), logger),
  );
  app.use("/graphql/cost", costEstimate(schema));
  app.use(
    mcpEndpoint({
      schema,
      apollo,
      contextOf,
      bodyHandlers: jsonBody,
      publicUrl: config.publicUrl,
      introspection: config.introspection,
      logger,
    }),
  );
  app.use(publicPictures(contextOf), publicDocuments(contextOf));
  if (answers) app.use(answers.handler);
  app.use(
    "/graphql",
    expressMiddleware(apollo, { context: ({ req, res }) => contextOf(req, res).catch(refuseContext) }),
  );
  app.use(restGateway(schema, apollo, contextOf, jsonBody, recordDownload));
  app.use(robots(config.publicUrl), apiCatalog(config), wellKnown(config), sitemap(contextOf));
  for (const router of modules.flatMap(({ routers }) => routers ?? [])) app.use(router(contextOf));
  if (frontend) {
    if (frontend.sources) app.use(frontend.sources);
    app.use(
      "/assets",
      compressedFiles(`${frontend.files}/assets`),
      express.static(`${frontend.files}/assets`, {
        fallthrough: false,
        redirect: false,
        setHeaders: storedFor(ASSET_MAX_AGE, ", immutable"),
      }),
    );
    const files = express.static(frontend.files, {
      index: false,
      redirect: false,
      setHeaders: storedFor(3600),
    });
    // Every file's name has a dot, so page requests don't touch the disk.
    app.use((request, response, next) =>
      request.path.includes(".") ? files(request, response, next) : next(),
    );
    const { renderPage } = frontend;
    const execute = compilingExecutor(schema);
    app.use(cards(renderPage, execute, config.publicUrl, contextOf));
    app.use(embeds(execute, config.publicUrl, contextOf));
    app.use(pages(renderPage, execute, config.publicUrl, contextOf, logger));
  }
  app.use(() => {
    throw new NotFoundError("There's nothing at this address.");
  });
  app.use(errorHandler(logger));
  return app;
}
