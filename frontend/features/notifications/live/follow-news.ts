import { print } from "graphql";
import { createClient } from "graphql-sse";
import { NotificationNewsDocument, type NotificationNewsSubscription } from "./news.generated.ts";

/**
 * The connection counts as lost after this long without an event, in milliseconds; the server sends one every
 * 20 seconds.
 */
const SILENCE = 50_000;
/** The delay before the first retry, and the maximum before later ones, in milliseconds. */
const RETRY = { first: 1_000, most: 60_000 } as const;

type News = NotificationNewsSubscription["notificationNews"];

type NewsReader = {
  onNews: (news: News) => void;
  /** Called when the session has ended. */
  onEnded: () => void;
};

/** The last turn received; kept while the tab is hidden, so that nothing is lost or announced twice. */
export type Place = { turn: number | undefined };

/**
 * Subscribes to the viewer's news from a place on and resumes there after a failure. Returns a function that
 * unsubscribes.
 */
export function followNews(place: Place, { onNews, onEnded }: NewsReader): () => void {
  const client = createClient({ url: "/graphql/stream", credentials: "same-origin", retryAttempts: 0 });
  let failures = 0;
  let ended = false;
  let timer: ReturnType<typeof setTimeout>;
  let leave = () => {};

  const end = () => {
    ended = true;
    clearTimeout(timer);
    leave();
  };
  const again = () => {
    clearTimeout(timer);
    if (ended) return;
    const wait = Math.min(RETRY.first * 2 ** failures, RETRY.most);
    failures += 1;
    // Random jitter spreads the reconnects after a server restart.
    timer = setTimeout(connect, wait * (0.5 + Math.random()));
  };
  const connect = () => {
    let current = true;
    const lost = () => {
      if (!current) return;
      current = false;
      again();
    };
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        dispose();
        lost();
      }, SILENCE);
    };
    const dispose = client.subscribe<NotificationNewsSubscription>(
      { query: print(NotificationNewsDocument), variables: { after: place.turn ?? null } },
      {
        next({ data, errors }) {
          if (!current || ended) return;
          if (errors?.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED")) {
            end();
            onEnded();
          }
          if (!data) return;
          failures = 0;
          watch();
          place.turn = data.notificationNews.turn;
          onNews(data.notificationNews);
        },
        error: lost,
        complete: lost,
      },
    );
    leave = () => {
      current = false;
      dispose();
    };
    watch();
  };
  connect();
  return end;
}
