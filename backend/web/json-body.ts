import express, { type RequestHandler } from "express";
import { PayloadTooLargeError } from "../shared/errors.ts";

/** The most that a body may hold, in bytes (security.md A27). */
const MAX_BODY = 256 * 1024;

/** Reads JSON bodies; others are left alone, for whoever handles the request to refuse. */
export const jsonBody: RequestHandler = express.json({
  limit: MAX_BODY,
  type: ["application/json", "application/*+json"],
});

/** Refuses a body of any kind that declares itself too large. */
export const bodyLimit: RequestHandler = (request, _response, next) => {
  if (Number(request.headers["content-length"] ?? 0) > MAX_BODY) throw new PayloadTooLargeError();
  next();
};
