import type { FragmentType, MaybeMasked, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { use } from "react";
import type { QueryOptions, QueryResult, SuspenseQueryOptions } from "./hook-types.ts";
import { type PageData, PageDataContext } from "./page-data.ts";

function usePageData(): PageData {
  const data = use(PageDataContext);
  if (!data) throw new Error("On the server a page is rendered with its PageData.");
  return data;
}

/**
 * A query during server rendering: it only reads preloaded data, since a later response would come too late.
 */
export function useFreshQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables, skip }: QueryOptions<Data, Variables>,
): QueryResult<Data> {
  const found = usePageData();
  const data = skip ? undefined : (found.find(document, variables) as MaybeMasked<Data> | undefined);
  return { data, loading: !skip && data === undefined };
}

/** A query that suspends rendering. Errors are thrown to the nearest error boundary. */
export function useFreshSuspenseQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables }: SuspenseQueryOptions<Data, Variables>,
): { data: MaybeMasked<Data> } {
  const answer = usePageData().load(document, variables);
  if (answer.error !== undefined) throw answer.error;
  return { data: (answer.data ?? use(answer.promise)) as MaybeMasked<Data> };
}

/** Returns a fragment's data; nothing is masked on the server. */
export function useSuspenseFragment<Data>({
  from,
}: {
  fragment: TypedDocumentNode<Data>;
  from: FragmentType<Data>;
}): { data: MaybeMasked<Data> } {
  return { data: from as unknown as MaybeMasked<Data> };
}
