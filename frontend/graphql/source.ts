import type { ApolloClient, DocumentNode, OperationVariables } from "@apollo/client";
import { createContext, useContext, useEffect, useState } from "react";
import { Freshness, type FreshnessPolicy } from "./freshness.ts";
import { PageAnswers } from "./page-answers.ts";
import { type WaitingClient, waitingClient } from "./waiting-client.ts";

/** An observed query or fragment: each cache change yields a new promise, already fulfilled. */
export type Reference = {
  readonly promise: Promise<unknown>;
  /**
   * Retains the observed data while it is shown.
   * @returns a function that releases it.
   */
  retain: () => () => void;
  listen: (listener: (promise: Promise<unknown>) => void) => () => void;
};

/** A query with its loading state. */
export type Watched = {
  read: () => { data?: unknown; loading: boolean; error?: Error | undefined };
  subscribe: (notify: () => void) => () => void;
};

type Query = { document: DocumentNode; variables: OperationVariables; fetchPolicy: FreshnessPolicy };

/** The GraphQL client with the queries and fragments that components observe. */
export type LiveClient = {
  client: ApolloClient;
  /** Returns a query's data, from the cache if possible. */
  ask: (document: DocumentNode, variables: OperationVariables) => Promise<unknown>;
  query: (query: Query, attempt: number) => Reference;
  fragment: (document: DocumentNode, from: unknown) => Reference;
  watch: (query: Query) => Watched;
};

/**
 * Where components read data: the page's own responses until something needs the GraphQL client, which is
 * then loaded. There is one source per user.
 */
export type Source = {
  answers: PageAnswers;
  freshness: Freshness;
  /** The client, once loaded; subscribers are then notified. */
  live?: LiveClient;
  subscribe: (notify: () => void) => () => void;
  /**
   * Loads the client. A failed load is retried, but not `by` the same caller, whose rendering shows the
   * failure.
   */
  load: (by?: unknown) => Promise<LiveClient>;
  /**
   * Returns the client for event handlers and effects, once every component on the page observes it, so that
   * their changes show.
   */
  client: WaitingClient;
};

const none = (): Promise<never> =>
  Promise.reject(new Error("On the server, pages are rendered without a client."));

/** The empty source on the server, shared by all pages. */
export const SERVER_SOURCE: Source = {
  answers: new PageAnswers({}),
  freshness: new Freshness(),
  subscribe: () => () => {},
  load: none,
  client: waitingClient(none),
};

export const SourceContext = createContext(SERVER_SOURCE);

/** The current user's source. */
export const useSource = (): Source => useContext(SourceContext);

/**
 * Returns a source's client once the page may observe it. It isn't part of the context's value, because
 * changing that would make React discard parts of the page that aren't hydrated yet.
 */
export function useLive(source: Source): LiveClient | undefined {
  const [known, setKnown] = useState({ source, live: source.live });
  useEffect(() => {
    const look = () =>
      setKnown((now) =>
        now.source === source && now.live === source.live ? now : { source, live: source.live },
      );
    // It may have loaded since this was rendered.
    look();
    return source.subscribe(look);
  }, [source]);
  return known.source === source ? known.live : source.live;
}

/** Returns the GraphQL client for event handlers and effects, loaded on first use. */
export const useClient = (): WaitingClient => useSource().client;
