import { ViewerDocument } from "../../features/viewer/viewer.generated.ts";
import { Freshness } from "../../graphql/freshness.ts";
import { PageAnswers } from "../../graphql/page-answers.ts";
import type { LiveClient, Source } from "../../graphql/source.ts";
import { waitingClient } from "../../graphql/waiting-client.ts";
import { loadOnce } from "./load-once.ts";

/** The data source of one user or signed-out visitor; `onShown` is called once components read from it. */
export type SessionState = Source & { onShown: () => void };

/** The broadcast channel on which tabs announce a sign-in or sign-out. */
const CHANNEL = "session";

/**
 * Keeps one data source for as long as the same user is signed in. Signing in or out replaces it, here and in
 * other tabs, so that no user ever sees another's data.
 */
export class BrowserSession {
  #state: SessionState;
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #listeners = new Set<() => void>();

  constructor(answers: PageAnswers) {
    this.#state = this.#create(answers);
    this.#channel.onmessage = () => this.#replace();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly read = () => this.#state;

  /** Starts over as the user that the cookie now identifies. */
  readonly renew = async () => {
    await this.#replace();
    this.#channel.postMessage("renewed");
  };

  async #replace(): Promise<void> {
    const next = this.#create(new PageAnswers({}));
    // Loaded before the switch so that the header doesn't flicker; if it fails, the screens show the error.
    const live = await next.load().catch(() => undefined);
    await live?.client.query({ query: ViewerDocument }).catch(() => undefined);
    const previous = this.#state;
    this.#state = next;
    for (const listener of this.#listeners) listener();
    previous.onShown();
  }

  #create(answers: PageAnswers): SessionState {
    let onShown = () => {};
    const shown = new Promise<void>((resolve) => {
      onShown = resolve;
    });
    const followers = new Set<() => void>();
    const load = loadOnce(async (): Promise<LiveClient> => {
      const { createLiveClient } = await import("../apollo/live-client.ts");
      const live = createLiveClient(source, () => void this.renew());
      source.live = live;
      // Not a transition: parts of the page that wait for their script to hydrate would delay it.
      for (const follow of followers) follow();
      return live;
    });
    const client = waitingClient(async () => {
      const { client } = await load();
      await shown;
      return client;
    });
    const subscribe = (notify: () => void) => {
      followers.add(notify);
      return () => void followers.delete(notify);
    };
    const source: SessionState = { answers, freshness: new Freshness(), subscribe, load, client, onShown };
    return source;
  }
}
