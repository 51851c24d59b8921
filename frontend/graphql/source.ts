import type { ApolloClient, DocumentNode, OperationVariables } from "@apollo/client";
import { createContext, useContext, useEffect, useState } from "react";
import { Freshness, type FreshnessPolicy } from "./freshness.ts";
import { PageAnswers } from "./page-answers.ts";
import { type WaitingClient, waitingClient } from "./waiting-client.ts";

/** A query or a fragment that is followed: each change of the cache brings another promise, fulfilled by then. */
export type Reference = {
  readonly promise: Promise<unknown>;
  /** Keeps it for as long as it is shown; what is returned lets it go. */
  retain: () => () => void;
  listen: (listener: (promise: Promise<unknown>) => void) => () => void;
};

/** A query that shows how far it is. */
export type Watched = {
  read: () => { data?: unknown; loading: boolean; error?: Error | undefined };
  subscribe: (tell: () => void) => () => void;
};

type Query = { document: DocumentNode; variables: OperationVariables; fetchPolicy: FreshnessPolicy };

/** The client of GraphQL with what components follow of it. */
export type LiveClient = {
  client: ApolloClient;
  /** A query's data, from the cache if it is there. */
  ask: (document: DocumentNode, variables: OperationVariables) => Promise<unknown>;
  query: (query: Query, attempt: number) => Reference;
  fragment: (document: DocumentNode, from: unknown) => Reference;
  watch: (query: Query) => Watched;
};

/**
 * Where components read data: from the page's answers, until something needs the client of GraphQL, which is loaded
 * then. One for each user.
 */
export type Source = {
  answers: PageAnswers;
  freshness: Freshness;
  /** The client, once it is there; then all who subscribed are told. */
  live?: LiveClient;
  subscribe: (tell: () => void) => () => void;
  /** Loads it. What failed is loaded again, but not `by` the same one: a rendering shows the failure. */
  load: (by?: unknown) => Promise<LiveClient>;
  /** For acts and effects. It waits until every component on the page follows it: what it changes is shown. */
  client: WaitingClient;
};

const none = (): Promise<never> =>
  Promise.reject(new Error("On the server, pages are rendered without a client."));

/** On the server all pages share it: nothing is read from it there. */
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
 * A source's client, once what is on the page may follow it. It is no part of the context's value: parts of the page
 * that aren't hydrated yet would lose what the server has sent of them.
 */
export function useLive(source: Source): LiveClient | undefined {
  const [known, setKnown] = useState({ source, live: source.live });
  useEffect(() => {
    const look = () =>
      setKnown((now) =>
        now.source === source && now.live === source.live ? now : { source, live: source.live },
      );
    // It may have come since this was rendered.
    look();
    return source.subscribe(look);
  }, [source]);
  return known.source === source ? known.live : source.live;
}

/** The client of GraphQL for acts and effects, loaded by the first of them. */
export const useClient = (): WaitingClient => useSource().client;
