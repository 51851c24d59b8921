import type { FragmentType, MaybeMasked, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { use, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { FreshnessPolicy } from "./freshness.ts";
import type { QueryOptions, QueryResult, SuspenseQueryOptions } from "./hook-types.ts";
import { keyOf, operationName } from "./operation-key.ts";
import { type Reference, useLive, useSource, type Watched } from "./source.ts";

type Asked = { document: TypedDocumentNode<unknown, never>; variables: OperationVariables };

/**
 * Returns an observable query, stable for the same document and variables; its freshness is decided on mount.
 */
function useAsked<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Asked & { fetchPolicy: FreshnessPolicy } {
  const { freshness } = useSource();
  const key = keyOf(operationName(document), variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: variables are compared by value, as key
  return useMemo(
    () => ({ document, variables, fetchPolicy: freshness.policyFor(document, variables) }),
    [freshness, document, key],
  );
}

const NOTHING: Watched = { read: () => UNASKED, subscribe: () => () => {} };
const UNASKED = { loading: false };

/** A query with its loading state, following the freshness policy. */
export function useFreshQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables, skip = false }: QueryOptions<Data, Variables>,
): QueryResult<Data> {
  const source = useSource();
  const { answers, load } = source;
  const live = useLive(source);
  const asked = useAsked(document, variables);
  const watched = useMemo(() => (live && !skip ? live.watch(asked) : NOTHING), [live, asked, skip]);
  const found = useSyncExternalStore(watched.subscribe, watched.read, watched.read);
  const answer = live || skip ? undefined : answers.find(document, variables);
  const isMissing = !live && !skip && !answer;
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    if (isMissing) load().catch(setFailure);
  }, [isMissing, load]);
  const error = isMissing ? failure : found.error;
  const data = (answer ?? found).data as MaybeMasked<Data> | undefined;
  return { data, loading: isMissing ? !failure : found.loading, ...(error ? { error } : {}) };
}

/** Returns whether a promise is known to have failed, by the status that React and Apollo note on promises. */
const hasFailed = (promise: (Promise<unknown> & { status?: string }) | undefined): boolean =>
  promise?.status === "rejected";

/**
 * Returns a query reference's data, or `shown` while there is none; the page's own responses are not
 * observed.
 */
function useFollowed(reference: Reference | undefined, shown: unknown): unknown {
  const [latest, setLatest] = useState({ reference, promise: reference?.promise });
  const promise = latest.reference === reference ? latest.promise : reference?.promise;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the promise is the one rendered with this reference
  useEffect(() => {
    if (!reference) return;
    const release = reference.retain();
    const listen = (next: Promise<unknown>) => {
      // Data that can't be fetched again stays, as it does where a query doesn't suspend.
      if (!hasFailed(next) || hasFailed(promise)) setLatest({ reference, promise: next });
    };
    const stop = reference.listen(listen);
    // It may have changed between rendering and this effect.
    if (reference.promise !== promise) listen(reference.promise);
    return () => {
      stop();
      release();
    };
  }, [reference]);
  return promise ? use(promise) : shown;
}

/**
 * A query that suspends rendering, following the freshness policy. Errors are thrown to the nearest error
 * boundary.
 */
export function useFreshSuspenseQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables }: SuspenseQueryOptions<Data, Variables>,
): { data: MaybeMasked<Data> } {
  const source = useSource();
  const { answers, freshness, load } = source;
  const live = useLive(source);
  const asked = useAsked(document, variables);
  const answer = live ? undefined : answers.find(document, variables);
  const client = live ?? (answer ? undefined : use(load(freshness.attempt)));
  return useFollowed(client?.query(asked, freshness.attempt), answer) as { data: MaybeMasked<Data> };
}

/** Returns a fragment's data, observed in the cache. The page's own responses aren't masked. */
export function useSuspenseFragment<Data>({
  fragment,
  from,
}: {
  fragment: TypedDocumentNode<Data>;
  from: FragmentType<Data>;
}): { data: MaybeMasked<Data> } {
  const live = useLive(useSource());
  return { data: useFollowed(live?.fragment(fragment, from), from) as MaybeMasked<Data> };
}
