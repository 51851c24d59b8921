import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import type { Logger } from "pino";

/** Gives each request an id, sends it as `x-request-id`, and logs each answer with it. */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const requestId = randomUUID();
    const began = performance.now();
    response.set("x-request-id", requestId);
    response.once("finish", () => {
      const milliseconds = Math.round(performance.now() - began);
      logger.info({
        requestId,
        method: request.method,
        path: request.path,
        status: response.statusCode,
        milliseconds,
      });
    });
    next();
  };
}
