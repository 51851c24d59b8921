import type { ErrorRequestHandler } from "express";
import type { Logger } from "pino";
import { publicError } from "../graphql/errors.ts";
import { toRestError } from "../rest/errors.ts";
import {
  ApplicationError,
  InvalidInputError,
  NotFoundError,
  PayloadTooLargeError,
} from "../shared/errors.ts";

/** The final error handler: returns all errors in the same shape, and logs unexpected ones. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (thrown: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(thrown);
      return;
    }
    const requestId = String(response.getHeader("x-request-id"));
    const error = fromExpress(thrown);
    if (!(error instanceof ApplicationError)) logger.error({ err: error, requestId }, "unexpected error");
    const { status, retryAfter, body } = toRestError(publicError(error, requestId));
    if (retryAfter) response.set("Retry-After", String(retryAfter));
    response.status(status).json(body);
  };
}

/** Converts Express's own errors (malformed JSON, bad encoding, undecodable path) to application errors. */
function fromExpress(error: unknown): unknown {
  if (error instanceof ApplicationError) return error;
  const status = error instanceof Error && "status" in error ? error.status : undefined;
  if (status === 404) return new NotFoundError("There is nothing at this address.");
  if (status === 413) return new PayloadTooLargeError();
  if (typeof status === "number" && status >= 400 && status < 500) {
    return new InvalidInputError("The request can't be read.");
  }
  return error;
}
