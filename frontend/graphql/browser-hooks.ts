import type { FragmentType, MaybeMasked, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useSuspenseFragment as useApolloFragment, useQuery, useSuspenseQuery } from "@apollo/client/react";
import { createContext, useContext, useMemo } from "react";
import { Freshness, type FreshnessPolicy } from "./freshness.ts";
import type { QueryOptions, QueryResult, SuspenseQueryOptions } from "./hook-types.ts";

/** The freshness record of the current client. */
export const FreshnessContext = createContext(new Freshness());

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
): QueryResult<Data> {
  const fetchPolicy = usePolicy(document as TypedDocumentNode<unknown, never>, options.variables);
  const { data, loading, error } = useQuery<Data, OperationVariables>(
    document as TypedDocumentNode<Data, OperationVariables>,
    { ...options, fetchPolicy },
  );
  return { data: data as MaybeMasked<Data> | undefined, loading, ...(error ? { error } : {}) };
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

/** A component's own fields of a record, followed in the cache. */
export function useSuspenseFragment<Data>(options: {
  fragment: TypedDocumentNode<Data>;
  from: FragmentType<Data>;
}): { data: MaybeMasked<Data> } {
  return useApolloFragment(options) as { data: MaybeMasked<Data> };
}
