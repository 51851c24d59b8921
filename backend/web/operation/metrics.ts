import { hash, timingSafeEqual } from "node:crypto";
import { type Request, Router } from "express";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { Config } from "../../config.ts";
import type { Meter } from "../../modules/administration/system-monitoring/sampling/meter.ts";
import { ForbiddenError } from "../../shared/errors.ts";
import { allMetrics } from "./all-metrics.ts";
import { meterMetrics } from "./meter-metrics.ts";

/** The settings that control access to the metrics. */
export type MetricsAccess = Pick<Config, "metricsToken" | "trustedProxies">;

/**
 * Serves /metrics in the Prometheus format: process metrics, including those on the dashboard, and the
 * duration of requests by status; for programs on this machine, and for those that send the token.
 */
export function metrics(access: MetricsAccess, meter: Meter): Router {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of HTTP requests in seconds.",
    labelNames: ["method", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  meterMetrics(registry, meter);
  const all = allMetrics(registry);
  const router = Router();
  router.use((request, response, next) => {
    const end = durations.startTimer({ method: request.method });
    response.once("finish", () => {
      // An event stream stays open as long as someone watches, so its duration is not measured.
      if (response.get("Content-Type")?.startsWith("text/event-stream")) return;
      meter.answered(response.statusCode, end({ status: response.statusCode }));
    });
    next();
  });
  router.get("/metrics", async (request, response) => {
    if (!isLocal(request, access) && !hasToken(request, access)) {
      throw new ForbiddenError("Ask from the server itself, or send METRICS_TOKEN as a bearer token.");
    }
    response.set("Cache-Control", "no-store");
    response.type(registry.contentType).send(await all());
  });
  return router;
}

/**
 * Headers that mark forwarded requests, which aren't local even if a proxy on the same machine sends them.
 */
const FORWARDED = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

function isLocal({ socket, headers }: Request, { trustedProxies }: MetricsAccess): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:/, "") ?? "";
  const isLoopback = address === "::1" || address.startsWith("127.");
  return isLoopback && trustedProxies === 0 && !FORWARDED.some((name) => name in headers);
}

function hasToken({ headers }: Request, { metricsToken }: MetricsAccess): boolean {
  if (!metricsToken) return false;
  const digest = (text: string) => hash("sha256", text, "buffer");
  return timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${metricsToken}`));
}
