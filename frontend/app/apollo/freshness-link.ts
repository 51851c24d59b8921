import { ApolloLink } from "@apollo/client";
import { tap } from "rxjs";
import type { Freshness } from "../../graphql/freshness.ts";

/** A link that records when each query got its response. */
export const freshnessLink = (freshness: Freshness): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(tap(() => freshness.note(operation.operationName ?? "", operation.variables))),
  );
