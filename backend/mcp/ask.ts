import type { ApolloServer } from "@apollo/server";
import type { GraphQLFormattedError } from "graphql";
import { publicError } from "../graphql/errors.ts";
import type { RequestContext } from "../shared/request-context.ts";
import type { ToolCall } from "./tool.ts";
import { ToolError } from "./tool-error.ts";

const SIGN_IN =
  "This needs an access token: the person creates one in their profile and gives it to the client, which sends it as `Authorization: Bearer …`.";

/** Returns a function that executes operations in a request's context, under the rules and limits of /graphql. */
export function createAsk(
  apollo: ApolloServer<RequestContext>,
  contextValue: RequestContext,
): ToolCall["ask"] {
  return async (query, variables) => {
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
    if (body.kind !== "single") throw new Error("An operation of a tool answers at once.");
    const { data, errors } = body.singleResult;
    // In process, moments are still dates; callers get them as over HTTP.
    if (data && !errors?.length) return JSON.parse(JSON.stringify(data));
    throw new ToolError(inWords(errors?.[0] ?? publicError(undefined, contextValue.requestId)));
  };
}

/** Adds what the caller needs to act on an error: fields, the time to wait, the id to report. */
export function inWords({
  message,
  extensions = {},
}: Pick<GraphQLFormattedError, "message" | "extensions">): string {
  const { code, fields, retryAfter, requestId } = extensions;
  if (code === "UNAUTHENTICATED") return SIGN_IN;
  return [
    message,
    ...(typeof fields === "object" && fields
      ? Object.entries(fields).map(([field, reason]) => `${field}: ${String(reason)}.`)
      : []),
    ...(retryAfter ? [`Try again in ${String(retryAfter)} seconds.`] : []),
    ...(requestId ? [`Request ${String(requestId)}.`] : []),
  ].join(" ");
}
