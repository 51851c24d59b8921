import express, { type RequestHandler } from "express";
import { PayloadTooLargeError, UnsupportedMediaTypeError } from "../shared/errors.ts";

/** The maximum size of a body, in bytes. */
const MAX_BODY_SIZE = 256 * 1024;
const JSON_TYPES = ["application/json", "application/*+json"];

/** Rejects bodies of any type whose Content-Length is too large. */
const bodyLimit: RequestHandler = (request, _response, next) => {
  if (Number(request.headers["content-length"] ?? 0) > MAX_BODY_SIZE) throw new PayloadTooLargeError();
  next();
};

/** Rejects bodies that aren't JSON. */
const jsonOnly: RequestHandler = (request, _response, next) => {
  // False for another type, null without a body.
  if (request.is(JSON_TYPES) === false) throw new UnsupportedMediaTypeError();
  next();
};

/** Parses a JSON body, if any. */
export const jsonBody: RequestHandler[] = [
  bodyLimit,
  jsonOnly,
  express.json({ limit: MAX_BODY_SIZE, type: JSON_TYPES }),
];
