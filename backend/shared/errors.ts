/** Messages by field name, such as `{ email: "Invalid email address" }`. */
export type FieldMessages = Record<string, string>;

/** The HTTP status of each error code. */
export const HTTP_STATUS = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  NOT_ACCEPTABLE: 406,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
} as const;

/**
 * An error that the caller can act on. GraphQL returns `code` and `fields` in `extensions`, REST in the body;
 * any error that is not an ApplicationError is masked.
 */
export abstract class ApplicationError extends Error {
  abstract readonly code: keyof typeof HTTP_STATUS;
  readonly fields: FieldMessages | undefined;

  constructor(message: string, fields?: FieldMessages) {
    super(message);
    this.name = new.target.name;
    this.fields = fields;
  }
}

/** The input is invalid; `fields` has the reason for each invalid field. */
export class InvalidInputError extends ApplicationError {
  readonly code = "BAD_USER_INPUT";
}

/** The caller is not signed in, or the credentials are invalid. */
export class UnauthenticatedError extends ApplicationError {
  readonly code = "UNAUTHENTICATED";

  constructor(message = "Please sign in to continue.", fields?: FieldMessages) {
    super(message, fields);
  }
}

/** The caller is signed in but not allowed to do this. */
export class ForbiddenError extends ApplicationError {
  readonly code = "FORBIDDEN";

  constructor(message = "You don't have permission to do this.", fields?: FieldMessages) {
    super(message, fields);
  }
}

/** The resource doesn't exist, or the caller may not know that it exists. */
export class NotFoundError extends ApplicationError {
  readonly code = "NOT_FOUND";
}

/** The resource exists but doesn't support this method. */
export class MethodNotAllowedError extends ApplicationError {
  readonly code = "METHOD_NOT_ALLOWED";
}

/** The resource has no representation that the caller's `Accept` header allows. */
export class NotAcceptableError extends ApplicationError {
  readonly code = "NOT_ACCEPTABLE";
}

/** Conflict with the current state: a taken name, a stale version, an invalid status. */
export class ConflictError extends ApplicationError {
  readonly code = "CONFLICT";
}

/** A rate limit was exceeded; retry after `retryAfterSeconds`. */
export class TooManyRequestsError extends ApplicationError {
  readonly code = "TOO_MANY_REQUESTS";
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterSeconds));
  }
}

/** The service is temporarily unavailable; a retry after `retryAfterSeconds` may succeed. */
export class UnavailableError extends ApplicationError {
  readonly code = "UNAVAILABLE";
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds = 1) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The body's media type is not supported. */
export class UnsupportedMediaTypeError extends ApplicationError {
  readonly code = "UNSUPPORTED_MEDIA_TYPE";

  constructor(message = "Send JSON in UTF-8, as application/json.") {
    super(message);
  }
}

/** The body is too large. */
export class PayloadTooLargeError extends ApplicationError {
  readonly code = "PAYLOAD_TOO_LARGE";

  constructor(message = "The request is too large.") {
    super(message);
  }
}
