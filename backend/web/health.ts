import type { MikroORM } from "@mikro-orm/postgresql";
import { Router } from "express";

/** Whether the process accepts requests. */
export interface Readiness {
  /** False during startup and shutdown. */
  accepting: boolean;
}

/** /healthz: the process is running. /readyz: it accepts requests and the database responds; otherwise 503. */
export function healthChecks(orm: MikroORM, readiness: Readiness): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => {
    response.json({ status: "ok" });
  });
  router.get("/readyz", async (_request, response) => {
    const ready = readiness.accepting && (await answers(orm));
    response.status(ready ? 200 : 503).json({ status: ready ? "ready" : "not ready" });
  });
  return router;
}

async function answers(orm: MikroORM): Promise<boolean> {
  try {
    await orm.em.fork().execute("select 1");
    return true;
  } catch {
    return false;
  }
}
