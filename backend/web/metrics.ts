import { Router } from "express";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** /metrics in the Prometheus format: the process's own metrics, and the duration of requests by status. */
export function metrics(): Router {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of HTTP requests in seconds.",
    labelNames: ["method", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const router = Router();
  router.use((request, response, next) => {
    const end = durations.startTimer({ method: request.method });
    response.once("finish", () => end({ status: response.statusCode }));
    next();
  });
  router.get("/metrics", async (_request, response) => {
    response.type(registry.contentType).send(await registry.metrics());
  });
  return router;
}
