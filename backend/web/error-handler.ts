import type { ErrorRequestHandler, Request } from "express";
import type { Logger } from "pino";
import { publicError } from "../graphql/errors.ts";
import { asUnavailable } from "../graphql/unavailable.ts";
import { PROBLEM, toRestError } from "../rest/errors.ts";
import {
  ApplicationError,
  InvalidInputError,
  NotFoundError,
  PayloadTooLargeError,
  UnsupportedMediaTypeError,
} from "../shared/errors.ts";
import { NO_JSON } from "./guards/json-body.ts";
import { failurePage } from "./pages/failure-page.ts";

const ENCODINGS = "Send the body as it is, or compressed with gzip, deflate, br or zstd.";

/** The final error handler: returns all errors in the same shape, and logs unexpected ones. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (thrown: unknown, request, response, next) => {
    if (response.headersSent) {
      next(thrown);
      return;
    }
    const requestId = String(response.getHeader("x-request-id"));
    const error = asUnavailable(fromExpress(thrown));
    if (!(error instanceof ApplicationError)) logger.error({ err: error, requestId }, "unexpected error");
    const { status, retryAfter, body } = toRestError(publicError(error, requestId));
    if (retryAfter) response.set("Retry-After", String(retryAfter));
    response.status(status).vary("Accept");
    if (isForPeople(request, status)) {
      const reason = status < 500 ? body.message : undefined;
      response.type("html").send(failurePage(status === 503 || status < 500 ? status : 500, reason));
    } else response.type(PROBLEM).json(body);
  };
}

/**
 * Whether to respond with a page for people: feeds, files and pages are opened in browsers, while the APIs
 * are called by programs and uploads are sent by a script. Programs that post handle refusals themselves.
 */
function isForPeople(request: Request, status: number): boolean {
  const [path = ""] = request.originalUrl.split("?", 1);
  if (/^\/(api|graphql|mcp|oembed)(\/|$)/.test(path)) return false;
  const isFailure = status >= 500;
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead && (!isFailure || path.startsWith("/uploads/"))) return false;
  // Programs that fetch a feed or a file accept anything; browsers that open one request HTML.
  const isFile = /\.\w+$/.test(path);
  return request.accepts(isFile && !isFailure ? ["json", "html"] : ["html", "json"]) === "html";
}

/** Converts Express's own errors (malformed JSON, bad encoding, undecodable path) to application errors. */
function fromExpress(error: unknown): unknown {
  if (error instanceof ApplicationError) return error;
  const status = error instanceof Error && "status" in error ? error.status : undefined;
  if (status === 404) return new NotFoundError("There's nothing at this address.");
  if (status === 413) return new PayloadTooLargeError();
  const type = error instanceof Error && "type" in error ? error.type : undefined;
  if (type === "entity.parse.failed") return new InvalidInputError(NO_JSON);
  if (type === "encoding.unsupported") return new UnsupportedMediaTypeError(ENCODINGS);
  if (status === 415) return new UnsupportedMediaTypeError();
  if (typeof status === "number" && status >= 400 && status < 500) {
    return new InvalidInputError("The request can't be read.");
  }
  return error;
}
