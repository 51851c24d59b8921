import { type ApolloClient, ApolloLink } from "@apollo/client";
import { SchemaLink } from "@apollo/client/link/schema";
import type { GraphQLSchema } from "graphql";
import { map } from "rxjs";
import type { Freshness } from "../../graphql/freshness.ts";
import { createClient } from "./create-client.ts";

/** Serializes results as HTTP would: a date, for example, is a string there and an object here. */
const asJson = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => ({ ...result, data: result.data && JSON.parse(JSON.stringify(result.data)) })),
  ),
);

/** The client of one server rendering: it executes operations on the schema directly, without HTTP. */
export function createServerClient(
  freshness: Freshness,
  schema: GraphQLSchema,
  context: SchemaLink.ResolverContext,
): ApolloClient {
  return createClient(asJson.concat(new SchemaLink({ schema, context })), freshness, true);
}
