import { isUtf8 } from "node:buffer";
import express, { type RequestHandler } from "express";
import { InvalidInputError, PayloadTooLargeError, UnsupportedMediaTypeError } from "../../shared/errors.ts";
import { hasMoreValuesThan } from "./json-values.ts";

/** The maximum size of a body, in bytes. */
export const MAX_BODY_SIZE = 256 * 1024;
/**
 * The maximum number of values in a body, twice that of an operation's variables. A string of the maximum
 * size is parsed in less than a millisecond, small values in up to twenty, which block the event loop.
 */
export const MAX_BODY_VALUES = 2_000;
export const NO_JSON = "The body isn't a JSON object. Send one, in UTF-8.";
const JSON_TYPES = ["application/json", "application/*+json"];

/** Rejects bodies of any type whose Content-Length is too large. */
const bodyLimit: RequestHandler = (request, _response, next) => {
  if (Number(request.headers["content-length"] ?? 0) > MAX_BODY_SIZE) throw new PayloadTooLargeError();
  next();
};

const jsonOnly: RequestHandler = (request, _response, next) => {
  // False for another type, null without a body.
  if (request.is(JSON_TYPES) === false) throw new UnsupportedMediaTypeError();
  next();
};

/**
 * Rejects bodies that take long to parse, before parsing them. Only valid UTF-8 is accepted: other bytes
 * would be decoded to different characters than were sent.
 */
function assertReadable(body: Buffer, charset: string): void {
  if (charset !== "utf-8") throw new UnsupportedMediaTypeError();
  if (!isUtf8(body)) throw new InvalidInputError(NO_JSON);
  if (hasMoreValuesThan(body, MAX_BODY_VALUES))
    throw new InvalidInputError(`A request can have up to ${MAX_BODY_VALUES} values. Send shorter lists.`);
}

/** Parses a JSON body, if any. */
export const jsonBody: RequestHandler[] = [
  bodyLimit,
  jsonOnly,
  express.json({
    limit: MAX_BODY_SIZE,
    type: JSON_TYPES,
    verify: (_request, _response, body, charset) => assertReadable(body, charset),
  }),
];
