import express, { type RequestHandler } from "express";
import { PayloadTooLargeError, UnsupportedMediaTypeError } from "../shared/errors.ts";

/** The most that a body may hold, in bytes (security.md A27). */
const MAX_BODY = 256 * 1024;
const JSON_TYPES = ["application/json", "application/*+json"];

/** Refuses a body of any kind that declares itself too large. */
const bodyLimit: RequestHandler = (request, _response, next) => {
  if (Number(request.headers["content-length"] ?? 0) > MAX_BODY) throw new PayloadTooLargeError();
  next();
};

/** Refuses what is sent as anything but JSON. */
const jsonOnly: RequestHandler = (request, _response, next) => {
  // False for another type, null without a body.
  if (request.is(JSON_TYPES) === false) throw new UnsupportedMediaTypeError();
  next();
};

/** Reads a JSON body, or none. */
export const jsonBody: RequestHandler[] = [
  bodyLimit,
  jsonOnly,
  express.json({ limit: MAX_BODY, type: JSON_TYPES }),
];
