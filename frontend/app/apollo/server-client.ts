import type { ApolloClient } from "@apollo/client";
import { SchemaLink } from "@apollo/client/link/schema";
import type { GraphQLSchema } from "graphql";
import type { Freshness } from "../../graphql/freshness.ts";
import { createClient } from "./create-client.ts";

/** A client for one server rendering: it executes on the schema itself, without a request. */
export function createServerClient(
  freshness: Freshness,
  schema: GraphQLSchema,
  context: SchemaLink.ResolverContext,
): ApolloClient {
  return createClient(new SchemaLink({ schema, context }), freshness, true);
}
