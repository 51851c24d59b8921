import { type ApolloClient, CombinedGraphQLErrors, type NormalizedCacheObject } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { ViewerDocument } from "../../features/viewer/viewer.generated.ts";
import { Freshness } from "../../graphql/freshness.ts";
import { createBrowserClient } from "../apollo/create-client.ts";

/** One person's client, or nobody's. */
export type SessionState = { client: ApolloClient; freshness: Freshness };

/** How tabs tell each other that somebody else is signed in now. */
const CHANNEL = "session";

/**
 * The client for as long as the same person is signed in. A sign-in or sign-out brings a new one, here and in
 * the other tabs, so that nothing of one person's is ever shown to the next.
 */
export class BrowserSession {
  #state: SessionState;
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #listeners = new Set<() => void>();

  constructor(cache: NormalizedCacheObject) {
    this.#state = this.#create(cache);
    this.#channel.onmessage = () => this.#replace();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = () => this.#state;

  /** Begins afresh as whoever the cookie names now. */
  readonly renew = async () => {
    await this.#replace();
    this.#channel.postMessage("renewed");
  };

  async #replace(): Promise<void> {
    const next = this.#create({});
    // Known before the change, the header doesn't flicker; a failure is met by the screens themselves.
    await next.client.query({ query: ViewerDocument }).catch(() => undefined);
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  #create(cache: NormalizedCacheObject): SessionState {
    const freshness = new Freshness();
    return { client: createBrowserClient(freshness, cache, this.#noticeEnd()), freshness };
  }

  /** A session that ended elsewhere, or by itself, shows when the server refuses what somebody signed in asks for. */
  #noticeEnd(): ErrorLink {
    return new ErrorLink(({ error }) => {
      if (!CombinedGraphQLErrors.is(error)) return;
      const refused = error.errors.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED");
      const known = this.#state.client.readQuery({ query: ViewerDocument })?.viewer;
      if (refused && known) void this.renew();
    });
  }
}
