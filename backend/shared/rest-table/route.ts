import type { RequestContext } from "../request-context.ts";

/** A parameter of a query string, as OpenAPI describes it. */
export interface RestParameter {
  readonly description: string;
  readonly type: "string" | "integer";
  /** The accepted values; absent if they depend on the data. */
  readonly values?: readonly string[];
  /** Whether it may be given several times, as alternatives. */
  readonly repeatable?: boolean;
}

/** The type of a body field. */
type BodyType = "string" | "boolean" | "integer" | "number";

/** A field of the body, as OpenAPI describes it: its type, alone or with further properties. */
export type BodyField =
  | BodyType
  | {
      readonly type: BodyType;
      /** Whether it takes a list of these values, and whether that may also be JSON text. */
      readonly list?: "array" | "array or text";
      readonly values?: readonly string[];
      readonly description?: string;
    };

/** A REST request: decoded path and query parameters, and the JSON body, if any. */
export interface RestRequest {
  readonly path: Readonly<Record<string, string>>;
  /** The first value of each query parameter. */
  readonly query: Readonly<Record<string, string>>;
  /** All values by parameter, for repeatable parameters. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly body: unknown;
  /** The version in If-Match that the edit is based on. */
  readonly version?: number;
}

/** A file download; the route's `response` returns its text, or what it is drawn from. */
export interface RestFile {
  readonly mediaType: string;
  readonly name: (request: RestRequest) => string;
  /** Draws a file that isn't text from what `response` returns. */
  readonly draw?: (answer: unknown, request: RestRequest) => Promise<Uint8Array>;
  /**
   * Whether the operation itself records the download in the audit trail; the gateway records those of other
   * files for administrators.
   */
  readonly recordsItself?: boolean;
}

/** A route of the gateway: an HTTP endpoint and the GraphQL operation that it executes. */
export interface RestRoute {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path in OpenAPI notation: `/api/solutions/{id}`. */
  readonly path: string;
  readonly summary: string;
  /** A GraphQL document with one operation. */
  readonly operation: string;
  /** The query parameters by name; others are rejected. */
  readonly query: Readonly<Record<string, RestParameter>>;
  /** The fields of the JSON body, for OpenAPI; without it, any body is ignored. */
  readonly body?: Readonly<Record<string, BodyField>>;
  /** The body's names of inputs that the operation calls otherwise; errors use them. */
  readonly bodyNames?: Readonly<Record<string, string>>;
  readonly variables: (request: RestRequest) => Record<string, unknown>;
  /** Converts the operation's data to the response body; the first page of a download may include a header. */
  readonly response: (data: unknown, isFirst: boolean) => unknown;
  /**
   * Returns the version of an editable record from the operation's data; sent as ETag, and accepted as
   * If-Match.
   */
  readonly version: ((data: unknown) => number | undefined) | undefined;
  /** For responses that are file downloads instead of JSON. */
  readonly file?: RestFile;
  /** Whether all pages are streamed instead of a single one. */
  readonly allPages?: boolean;
  /** Returns the next page's cursor from the operation's data; sent as a Link header. */
  readonly nextCursor: (data: unknown) => string | null;
  /**
   * Checks values whose validity depends on the data.
   * @throws InvalidInputError for a value that doesn't exist, listing some that do.
   */
  readonly assertKnown?: (request: RestRequest, data: unknown, context: RequestContext) => Promise<void>;
}

/** Declares a route, typed by its operation's data; omitted options have defaults. */
export function route<Data>(
  row: Pick<RestRoute, "method" | "path" | "summary" | "operation"> &
    Partial<
      Pick<RestRoute, "query" | "body" | "bodyNames" | "variables" | "file" | "allPages" | "assertKnown">
    > & {
      response: (data: Data, isFirst: boolean) => unknown;
      nextCursor?: (data: Data) => string | null;
      version?: (data: Data) => number | undefined;
    },
): RestRoute {
  const { version } = row;
  return {
    query: {},
    variables: () => ({}),
    ...row,
    response: (data, isFirst) => row.response(data as Data, isFirst),
    version: version && ((data) => version(data as Data)),
    nextCursor: (data) => row.nextCursor?.(data as Data) ?? null,
  };
}
