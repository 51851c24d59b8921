import cluster from "node:cluster";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import pino from "pino";
import type { Config } from "./config.ts";
import { whyNotUsable } from "./database/connect.ts";
import { openOrm, poolCounts } from "./database/orm.ts";
import { prepareDatabase } from "./database/prepare-database.ts";
import { startProductDatabase } from "./database/product-database.ts";
import { assertRecordsWhole } from "./database/record-omissions.ts";
import { createSchema } from "./graphql/schema.ts";
import { startGraphqlServer } from "./graphql/server.ts";
import { jobList } from "./job-list.ts";
import { startWorker } from "./jobs/worker.ts";
import { createLogger } from "./logger.ts";
import { createMailer } from "./mail/mailer.ts";
import { createHub } from "./modules/account/notifications/live/hub.ts";
import { copySyncFile } from "./modules/administration/imports/sync/sync-source.seed.ts";
import { createMeter } from "./modules/administration/system-monitoring/sampling/meter.ts";
import { startSampling } from "./modules/administration/system-monitoring/sampling/start-sampling.ts";
import { warmExample } from "./modules/discovery/briefs/matching/match.service.ts";
import { chooseEncoder, encodeForModel } from "./modules/discovery/encoder/choose-encoder.ts";
import { stopEncoder } from "./modules/discovery/encoder/encoder-of.ts";
import { openSearchEngine } from "./modules/discovery/engine/open-engine.ts";
import { writeDemoFiles } from "./modules/marketplace/call-forms/files/demo-files.job.ts";
import { writeDemoDocuments } from "./modules/platform/documents/demo/demo-documents.job.ts";
import { drawDemoPictures } from "./modules/platform/media/demo/demo-pictures.job.ts";
import { createViewCounter } from "./modules/platform/view-counts/view-buffer.ts";
import type { Running } from "./processes/run.ts";
import { createResponseCache, listenToNews } from "./response-cache/response-cache.ts";
import { setTimeZone } from "./shared/days/days.ts";
import { withTimeout } from "./shared/with-timeout.ts";
import { sharedContext } from "./shared-context.ts";
import { createApp } from "./web/app.ts";
import { refuseMalformed } from "./web/guards/malformed-requests.ts";
import { securityHeaderValues } from "./web/guards/security-headers.ts";
import { type DrainTimes, drainableServer } from "./web/operation/drain.ts";
import type { Readiness } from "./web/operation/health.ts";
import { listen, tryPort } from "./web/operation/listen.ts";
import { type FrontendSource, openFrontend } from "./web/pages/frontend.ts";
import { openConnections, warmPages } from "./web/pages/warm-up.ts";

/** How long the database may be silent while a request waits for it, in milliseconds. */
const PATIENCE = 9_000;
/** How long readiness waits for the search index, the home page's example and the first pages, in milliseconds. */
const WARM_UP = 10_000;
/** The drain times in milliseconds; load balancers check every few seconds. */
const DRAIN: DrainTimes = { grace: 3_000, limit: 7_000 };

/**
 * Starts everything and opens the port last, so that whatever sends requests here sends none too early; a port in
 * use fails immediately.
 * @param source where the screens come from.
 * @param drainTimes how long it continues when it is stopped.
 * @throws ConfigError, EmbeddedDatabaseError with a one-line message for the operator.
 */
export async function startServer(
  config: Config,
  source: FrontendSource,
  drainTimes = DRAIN,
): Promise<Running> {
  const logger = createLogger(config.logLevel, pino.destination(2));
  const readiness: Readiness = { accepting: false };
  const headers = securityHeaderValues(config.publicUrl.startsWith("https:"));
  let handle: RequestListener;
  const { http, drain } = drainableServer((request, response) => handle(request, response));
  refuseMalformed(http, headers);
  setTimeZone(config.timeZone);
  const stops: (() => Promise<unknown>)[] = [];
  const end = (part: () => Promise<unknown>) =>
    part().catch((error: unknown) => logger.error({ err: error }, "a part could not be stopped"));
  const stop = async () => {
    for (const part of stops.splice(0).reverse()) await end(part);
  };
  try {
    if (!cluster.isWorker) await tryPort(config);
    stops.push(async () => http.close());
    const embedded = config.databaseUrl ? undefined : await startProductDatabase(config);
    if (embedded) stops.push(() => embedded.stop());
    const url = config.databaseUrl ?? embedded?.url ?? "";
    const { databaseDirectUrl: direct = url } = config;
    const isPooled = config.databaseDirectUrl !== undefined;
    if (config.demo) await copySyncFile(config.sync.folder);
    const warn = (details: object, message: string) => logger.warn(details, message);
    await prepareDatabase(direct, config.demo, warn, isPooled ? "DATABASE_DIRECT_URL" : undefined);
    const orm = await openOrm({
      url,
      isPooled,
      poolSize: config.databasePoolSize,
      patience: PATIENCE,
      log: (message) => logger.info(message),
    });
    stops.push(() => orm.close());
    const encoder = {
      isOn: config.encoder,
      model: config.encoderModel,
      models: join(config.dataDirectory, "models"),
    };
    stops.push(await chooseEncoder(encoder, (message) => logger.warn(message)));
    await encodeForModel(orm.em.fork(), encoder);
    const closeSearch = await openSearchEngine(orm.em, {
      urls: config.searchUrls,
      folder: config.dataDirectory,
      onChange: (isAway) =>
        logger.warn(isAway ? "the search cluster doesn't answer" : "the search cluster answers again"),
    });
    stops.push(closeSearch);
    const meter = createMeter({ pool: () => poolCounts(orm), dataDirectory: config.dataDirectory });
    meter.watch(http);
    const mailer = createMailer(config, logger);
    const problem = await mailer.problem?.();
    if (problem) logger.error({ problem }, "mail can't be delivered");
    const tools = { ...sharedContext(orm, config), mailer };
    stops.push(async () => stopEncoder());
    const worker = await startWorker({ url: direct, orm, jobs: jobList, tools, logger });
    stops.push(() => worker.stop());
    if (config.demo) {
      await drawDemoPictures(orm.em.fork());
      await writeDemoDocuments(orm.em.fork());
      await writeDemoFiles(orm.em.fork());
    }
    const schema = createSchema();
    await assertRecordsWhole(orm, schema);
    const apollo = await startGraphqlServer(schema, logger, config.introspection);
    stops.push(() => apollo.stop());
    const frontend = await openFrontend(source, http);
    const views = createViewCounter(orm, logger);
    stops.push(() => views.flush());
    const hub = createHub(orm, config, logger);
    stops.push(async () => hub.close());
    const answers = config.answerMemory
      ? await createResponseCache(direct, config.answerMemory * 1024 ** 2, logger, hub)
      : undefined;
    const listening = answers ?? (await listenToNews(direct, logger, hub));
    stops.push(() => listening.stop());
    const serving = { config, logger, orm, mailer, views, meter };
    handle = createApp({ ...serving, schema, apollo, readiness, answers, hub, frontend });
    const sampling = startSampling({ url: direct, meter, poolSize: config.databasePoolSize }, logger);
    stops.push(() => sampling.stop());
    const warmUp = async () => {
      await openConnections(orm, config.databasePoolSize);
      await warmExample({ ...tools, em: orm.em.fork(), actor: undefined });
      if (typeof source === "string") await warmPages(handle);
    };
    await withTimeout(
      WARM_UP,
      warmUp().catch((error: unknown) =>
        logger.warn({ err: error }, "the first answers could not be prepared"),
      ),
    );
    await listen(http, config);
    readiness.accepting = true;
    const stopWhenDrained = async () => {
      readiness.accepting = false;
      // Otherwise stopping would wait for a job that is encoding.
      stopEncoder();
      hub.close();
      await Promise.all([drain(drainTimes), end(() => worker.stop())]);
      await stop();
    };
    return { stop: stopWhenDrained };
  } catch (error) {
    http.closeAllConnections();
    await stop();
    throw config.databaseUrl ? whyNotUsable(error, config.databaseUrl) : error;
  }
}
