import { useEffect, useState } from "react";
import { useClient } from "../../../graphql/source.ts";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { useSession } from "../../viewer/session-context.ts";
import type { Place } from "./follow-news.ts";

/** The delay after page load before the subscription starts, in milliseconds. */
const PATIENCE = 1_000;
/** How long new notifications are collected into one announcement, in milliseconds. */
const TOGETHER = 1_000;

/** Calls `begin` while the tab is visible; the function that it returns stops it. */
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

/**
 * Keeps the number of unread notifications up to date while the tab is visible, and announces new ones to
 * screen readers.
 */
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
      // Identical text is announced again only if it was cleared in between.
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
        // Without it, the number stays as it was when the page loaded.
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
