import { type ApolloClient, CombinedGraphQLErrors, type NormalizedCacheObject } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { ViewerDocument } from "../../features/viewer/viewer.generated.ts";
import { Freshness } from "../../graphql/freshness.ts";
import { createBrowserClient } from "../apollo/create-client.ts";

/** The client of one user, or of a signed-out visitor. */
export type SessionState = { client: ApolloClient; freshness: Freshness };

/** The broadcast channel on which tabs announce a sign-in or sign-out. */
const CHANNEL = "session";

/**
 * Holds one client for as long as the same user is signed in. A sign-in or sign-out replaces it, here and in
 * the other tabs, so that no user's data is ever shown to another.
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

  /** Starts over as the user whom the cookie identifies now. */
  readonly renew = async () => {
    await this.#replace();
    this.#channel.postMessage("renewed");
  };

  async #replace(): Promise<void> {
    const next = this.#create({});
    // Loaded before the switch so that the header doesn't flicker; if it fails, the screens show the failure.
    await next.client.query({ query: ViewerDocument }).catch(() => undefined);
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  #create(cache: NormalizedCacheObject): SessionState {
    const freshness = new Freshness();
    return { client: createBrowserClient(freshness, cache, this.#sessionEndLink()), freshness };
  }

  /**
   * Notices that a session has ended elsewhere or expired: the server then refuses a known user's operation.
   */
  #sessionEndLink(): ErrorLink {
    return new ErrorLink(({ error }) => {
      if (!CombinedGraphQLErrors.is(error)) return;
      const refused = error.errors.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED");
      const known = this.#state.client.readQuery({ query: ViewerDocument })?.viewer;
      if (refused && known) void this.renew();
    });
  }
}
