import type { MaybeMasked, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useMutation, useQuery, useSuspenseQuery } from "@apollo/client/react";
import { createContext, useContext, useMemo } from "react";
import { Freshness, type FreshnessPolicy } from "./freshness.ts";

export { useMutation, useSubscription } from "@apollo/client/react";

/** The freshness record of the current client. */
export const FreshnessContext = createContext(new Freshness());

/** Options of a generated query hook. */
export type QueryOptions<_Data, Variables extends OperationVariables> = {
  variables: Variables;
  pollInterval?: number;
  skip?: boolean;
};

/** Options of a generated suspense hook. */
export type SuspenseQueryOptions<_Data, Variables extends OperationVariables> = { variables: Variables };

/** Options of a generated mutation hook. */
export type MutationOptions<Data, Variables extends OperationVariables> = useMutation.Options<
  Data,
  Variables
>;

function usePolicy(
  document: TypedDocumentNode<unknown, never>,
  variables: OperationVariables,
): FreshnessPolicy {
  const freshness = useContext(FreshnessContext);
  const key = JSON.stringify(variables);
  // The decision belongs to the mount: a later render must not turn it into another request.
  // biome-ignore lint/correctness/useExhaustiveDependencies: variables are compared by value, as key
  return useMemo(() => freshness.policyFor(document, variables), [freshness, document, key]);
}

/** `useQuery` with the freshness policy. */
export function useFreshQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: QueryOptions<Data, Variables>,
) {
  const { preloadedOnly } = useContext(FreshnessContext);
  const policy = usePolicy(document as TypedDocumentNode<unknown, never>, options.variables);
  return useQuery<Data, OperationVariables>(document as TypedDocumentNode<Data, OperationVariables>, {
    ...options,
    fetchPolicy: preloadedOnly ? "cache-only" : policy,
  });
}

/** `useSuspenseQuery` with the freshness policy. Errors are thrown to the nearest error boundary. */
export function useFreshSuspenseQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: SuspenseQueryOptions<Data, Variables>,
): { data: MaybeMasked<Data> } {
  const { attempt } = useContext(FreshnessContext);
  const fetchPolicy = usePolicy(document as TypedDocumentNode<unknown, never>, options.variables);
  const result = useSuspenseQuery<Data, OperationVariables>(
    document as TypedDocumentNode<Data, OperationVariables>,
    {
      variables: options.variables,
      fetchPolicy,
      errorPolicy: "none",
      queryKey: attempt,
    },
  );
  return result as { data: MaybeMasked<Data> };
}
