import type { MikroORM } from "@mikro-orm/postgresql";
import { Router } from "express";
import { describeEngine } from "../../modules/discovery/engine/describe-engine.ts";
import type { Mailer } from "../../shared/mailer.ts";
import { withTimeout } from "../../shared/with-timeout.ts";

/** How long the database may take to respond, in milliseconds. */
const PATIENCE = 2_000;

/** Whether the process accepts requests. */
export interface Readiness {
  /** False during startup and shutdown. */
  accepting: boolean;
}

/**
 * Serves /healthz, which reports that the process is running, and /readyz, which reports whether it accepts
 * requests and the database responds; otherwise it is 503. It also reports undeliverable mail and the state
 * of search, neither of which takes an instance out of service.
 */
export function healthChecks(orm: MikroORM, readiness: Readiness, mailer: Mailer): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => {
    response.json({ status: "ok" });
  });
  router.get("/readyz", async (_request, response) => {
    const [database, problem, search] = await Promise.all([
      answers(orm),
      mailer.problem?.(),
      describeEngine(orm.em),
    ]);
    const ready = readiness.accepting && database;
    response.status(ready ? 200 : 503).json({
      status: ready ? "ready" : "not ready",
      details: {
        accepting: readiness.accepting ? "yes" : "no",
        database: database ? "answers" : "does not answer",
        search: search.detail,
        mail: problem ?? "no problem is known",
      },
    });
  });
  return router;
}

async function answers(orm: MikroORM): Promise<boolean> {
  try {
    return await withTimeout(PATIENCE, orm.em.fork().execute("select 1"));
  } catch {
    return false;
  }
}
