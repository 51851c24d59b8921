import { useEffect, useState } from "react";
import { useClient } from "../../../graphql/source.ts";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { useSession } from "../../viewer/session-context.ts";
import type { Place } from "./follow-news.ts";

/** How long the page is left alone after it has come, in milliseconds. */
const PATIENCE = 1_000;
/** How long arrivals are collected that are announced together, in milliseconds. */
const TOGETHER = 1_000;

/** Calls `begin` while the tab is looked at; what it returns ends it. */
function whileLookedAt(begin: () => () => void): () => void {
  let end: (() => void) | undefined;
  const look = () => {
    if (document.hidden) {
      end?.();
      end = undefined;
    } else end ??= begin();
  };
  const timer = setTimeout(() => {
    document.addEventListener("visibilitychange", look);
    look();
  }, PATIENCE);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
    end?.();
  };
}

/** Keeps the number of unread notifications true while the tab is looked at, and tells screen readers of new ones. */
export function LiveNews({ viewerId }: { viewerId: string }) {
  const client = useClient();
  const { renew } = useSession();
  const [said, setSaid] = useState("");
  useEffect(() => {
    const place: Place = { turn: undefined };
    let arrived = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = () => {
      setSaid(arrived === 1 ? "1 new notification" : `${arrived} new notifications`);
      arrived = 0;
      timer = undefined;
    };
    const onNews = (unread: number, count: number) => {
      void client.cache().then((cache) => {
        const id = cache.identify({ __typename: "Account", id: viewerId });
        cache.modify({ ...(id && { id }), fields: { unreadNotifications: () => unread } });
      });
      if (count === 0) return;
      arrived += count;
      // The same words again are announced only if they went away meanwhile.
      setSaid("");
      timer ??= setTimeout(announce, TOGETHER);
    };
    const stop = whileLookedAt(() => {
      let over = false;
      let end = () => {};
      import("./follow-news.ts")
        .then(({ followNews }) => {
          if (over) return;
          end = followNews(place, {
            onNews: ({ unreadCount, notifications }) => onNews(unreadCount, notifications.length),
            onEnded: () => void renew(),
          });
        })
        // Without it, the number is as old as the page.
        .catch(() => {});
      return () => {
        over = true;
        end();
      };
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, renew, viewerId]);
  return <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>;
}
