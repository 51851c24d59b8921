import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import type { Logger } from "pino";

/** Gives each request an id, sends it as `x-request-id`, and logs each answer with it: `info`, from 500 on `error`. */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const requestId = randomUUID();
    response.setHeader("x-request-id", requestId);
    const { method, path } = request;
    const started = performance.now();
    response.once("close", () => {
      const { statusCode, writableFinished } = response;
      const level = statusCode >= 500 ? "error" : "info";
      if (!logger.isLevelEnabled(level)) return;
      const responseTime = Math.round(performance.now() - started);
      // Neither query nor headers: they may hold secrets.
      logger[level](
        { requestId, req: { method, path }, res: { statusCode }, responseTime },
        writableFinished ? "request completed" : "request aborted",
      );
    });
    next();
  };
}
