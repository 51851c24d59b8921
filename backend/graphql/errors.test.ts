import { describe, expect, it } from "vitest";
import { toRestError } from "../rest/errors.ts";
import {
  ConflictError,
  ForbiddenError,
  InvalidInputError,
  NotFoundError,
  PayloadTooLargeError,
  TooManyRequestsError,
  UnauthenticatedError,
  UnavailableError,
} from "../shared/errors.ts";
import { publicError } from "./errors.ts";

describe("an expected failure", () => {
  it.each([
    [new InvalidInputError("No.", { email: "Invalid email address" }), 400],
    [new UnauthenticatedError(), 401],
    [new ForbiddenError(), 403],
    [new NotFoundError("This solution doesn't exist."), 404],
    [new ConflictError("Taken.", { username: "This username is taken." }), 409],
    [new PayloadTooLargeError(), 413],
    [new TooManyRequestsError("Wait.", 3.2), 429],
    [new UnavailableError("Busy."), 503],
  ])("keeps its message, code, fields and status: %s", (error, status) => {
    const { message, extensions } = publicError(error, "request-1");
    const rest = toRestError({ message, extensions });
    expect(rest).toMatchObject({ status, body: { message: error.message, code: error.code } });
    expect(rest.body.errors).toEqual(error.fields);
    const later = { TOO_MANY_REQUESTS: 4, UNAVAILABLE: 1 };
    expect(rest.retryAfter).toBe(later[error.code as keyof typeof later]);
  });
});

describe("any other failure", () => {
  it.each([new Error('relation "users" does not exist'), "text", undefined])(
    "is masked with the request's id",
    (error) => {
      expect(publicError(error, "request-1")).toEqual({
        message: "Something went wrong on our end. Please try again.",
        extensions: { code: "INTERNAL_SERVER_ERROR", requestId: "request-1" },
      });
    },
  );

  it.each([
    "57P01",
    "57P02",
    "57P03",
    "57014",
    "08006",
    "08001",
    "53300",
    "53100",
    "25006",
    "40P01",
    "ECONNRESET",
    "ECONNREFUSED",
    "EPIPE",
    "ETIMEDOUT",
  ])("is unavailable when the database reports %s", (code) => {
    expect(publicError(Object.assign(new Error("x"), { code }), "r").extensions).toEqual({
      code: "UNAVAILABLE",
      retryAfter: 1,
    });
  });

  it.each([
    "Client has encountered a connection error and is not queryable",
    "Client was closed and is not queryable",
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "timeout exceeded when trying to connect",
    "Cannot use a pool after calling end on the pool",
  ])("is unavailable when the driver says: %s", (message) => {
    expect(publicError(new Error(message), "r").extensions.code).toBe("UNAVAILABLE");
  });
});
