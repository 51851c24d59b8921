import { once } from "node:events";
import { unwrapResolverError } from "@apollo/server/errors";
import type { Request, RequestHandler, Response } from "express";
import {
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { createHandler, type RequestParams } from "graphql-sse";
import type { Logger } from "pino";
import { ApplicationError, InvalidInputError } from "../shared/errors.ts";
import type { RequestContext } from "../shared/request-context.ts";
import { holdTooMuch, MAX_COST } from "./cost/cost-limit.ts";
import { costMeter } from "./cost/document-cost.ts";
import { MAX_TOKENS } from "./cost/limits.ts";
import { documentRules } from "./documents/document-rules.ts";
import { formatError } from "./errors.ts";
import { asUnavailable } from "./unavailable.ts";

const EVENTS = "text/event-stream";
/** Prevents caching and compression, because compressing proxies would hold back events. */
const HEADERS = {
  "Content-Type": `${EVENTS}; charset=utf-8`,
  "Cache-Control": "private, no-store, no-transform",
  "X-Accel-Buffering": "no",
};

/** The HTTP request and response of an operation. */
interface Asked {
  readonly request: Request;
  readonly response: Response;
}

/** The response to an invalid operation, which is not executed. */
type Refusal = { readonly data: null; readonly errors: GraphQLError[] };

const refuse = (message: string): Refusal => ({
  data: null,
  errors: [new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } })],
});

/** Returns a function that parses, validates and measures operations by the same rules as /graphql. */
function readerOf(schema: GraphQLSchema) {
  const costOf = costMeter(schema);
  return ({
    query,
    variables = {},
    operationName,
  }: RequestParams): Refusal | Omit<ExecutionArgs, "contextValue"> => {
    let document: ExecutionArgs["document"];
    try {
      document = parse(query, { maxTokens: MAX_TOKENS });
    } catch (error) {
      return refuse(error instanceof Error ? error.message : String(error));
    }
    const [invalid] = validate(schema, document, [...specifiedRules, ...documentRules]);
    if (invalid) return refuse(invalid.message);
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
      return refuse("Only subscriptions are served here. Send other operations to /graphql.");
    if (holdTooMuch(variables) || costOf({ document, operation, variables }) > MAX_COST)
      return refuse("This operation costs too much. Ask for fewer fields.");
    return { schema, document, variableValues: variables, operationName: operationName ?? null };
  };
}

/** Returns the result with public errors; unexpected ones are logged. */
function withPublicErrors(result: ExecutionResult, logger: Logger, requestId: string): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map((error) => {
    const cause = unwrapResolverError(error);
    const expected = error.extensions.code || asUnavailable(cause) instanceof ApplicationError;
    if (!expected) {
      error.extensions.requestId = requestId;
      logger.error({ err: cause, requestId }, "unexpected error");
    }
    const { message, extensions = {} } = formatError(error.toJSON(), error);
    return new GraphQLError(message, { extensions });
  });
  return { ...result, errors };
}

/** Writes events as they arrive, until they end or the client disconnects. */
async function send(response: Response, events: AsyncGenerator<string, void, undefined>): Promise<void> {
  response.set(HEADERS).status(200);
  response.once("close", () => void events.return());
  for await (const event of events) {
    if (!response.writable) return;
    if (!response.write(event)) await Promise.race([once(response, "drain"), once(response, "close")]);
  }
  response.end();
}

/**
 * Responds to POST /graphql/stream with a subscription's events, by the protocol "GraphQL over Server-Sent
 * Events" in its distinct connections mode.
 * @param contextOf creates the context of an operation.
 */
export function subscriptionStream(
  schema: GraphQLSchema,
  contextOf: (request: Request, response: Response) => Promise<RequestContext>,
  logger: Logger,
): RequestHandler {
  const read = readerOf(schema);
  const handle = createHandler<Asked, unknown, Record<PropertyKey, unknown>>({
    // No token joins connections: each one is separate.
    authenticate: () => "",
    validate: () => [],
    async onSubscribe({ raw: { request, response } }, params) {
      const asked = read(params);
      if ("errors" in asked) return asked;
      return { ...asked, contextValue: { ...(await contextOf(request, response)) } };
    },
    onNext: (context, _request, result) => withPublicErrors(result as ExecutionResult, logger, idOf(context)),
  });
  return async (request, response) => {
    if (request.headers.accept !== EVENTS)
      throw new InvalidInputError(`Ask for server-sent events: send the header "Accept: ${EVENTS}".`);
    const [body, init] = await handle({
      method: request.method,
      url: request.originalUrl,
      headers: { get: (name: string) => request.get(name) },
      body: request.body,
      raw: { request, response },
      context: undefined,
    });
    if (!body || typeof body === "string")
      return void response.status(init.status).type("application/json").send(body);
    await send(response, body).catch((error: unknown) => {
      logger.warn({ err: error }, "a subscription broke off");
      response.destroy();
    });
  };
}

const idOf = (context: unknown): string => (context as RequestContext | undefined)?.requestId ?? "";
