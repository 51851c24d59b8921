import type { SessionActor } from "../../../../shared/actor.ts";
import type { LiveContext } from "./hub.ts";
import { type News, PAGE } from "./read-news.ts";
import type { Seat } from "./seats.ts";

async function* newsOf(
  { hub }: LiveContext,
  seat: Seat,
  from: number | undefined,
): AsyncGenerator<News, void> {
  let after = from;
  try {
    for (;;) {
      const news = await hub.read({ person: seat.person, after });
      after = news.turn;
      yield news;
      if (news.notifications.length === PAGE) continue;
      for (let signal = await seat.next(); signal !== "news"; signal = await seat.next()) {
        if (signal === "end") return;
        yield { ...news, notifications: [] };
      }
    }
  } finally {
    hub.seats.leave(seat);
  }
}

/**
 * Streams a person's news until the session ends: first what came after a turn, then whatever arrives, with
 * heartbeats in between.
 * @throws like `Seats.take`.
 */
export function followNews(
  context: LiveContext,
  { id: person, sessionId: session }: SessionActor,
  after: number | undefined,
): AsyncGenerator<News, void> {
  const seat = context.hub.seats.take({ person, session, network: context.caller.network });
  const news = newsOf(context, seat, after);
  const leave = news.return.bind(news);
  // A suspended generator handles `return` only after it resumes, so the seat is released first.
  news.return = (value) => {
    context.hub.seats.leave(seat);
    return leave(value);
  };
  return news;
}
