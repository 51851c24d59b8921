import type { MikroORM } from "@mikro-orm/postgresql";
import DataLoader from "dataloader";
import type { Logger } from "pino";
import type { Settings } from "../../../../shared/context.ts";
import type { RequestContext } from "../../../../shared/request-context.ts";
import { findValidSessions } from "../../sessions/session.service.ts";
import { type Asked, type News, readNews } from "./read-news.ts";
import { type SeatLimits, Seats } from "./seats.ts";

/** What waits in a process at most. A person has a connection for each tab that is looked at. */
const LIMITS: SeatLimits = { person: 10, network: 200, all: 2_000 };
/** How often everybody gets a sign of life, in milliseconds: less than what proxies wait for. */
const BEAT = 20_000;
/** How often sessions are looked at that may have expired, in milliseconds; others end at once. */
const CHECK = 60_000;
/** How long to collect those who are woken at the same time, in milliseconds, to read for them in one statement. */
const TOGETHER = 10;

/** Brings what the database tells to those who wait for it in this process. */
export interface NewsHub {
  readonly seats: Seats;
  /** What is new to a person after a turn; those who ask at the same time are answered by one statement. */
  read(asked: Asked): Promise<News>;
  /** A message of the channel `notifications`. */
  told(message: string): void;
  /** Messages may have been missed. */
  reopened(): void;
  /** Ends all connections. */
  close(): void;
}

/** The context of an operation that waits for news. */
export interface LiveContext extends RequestContext {
  readonly hub: NewsHub;
}

/** Begins to serve those who wait for news in this process. */
export function createHub(
  orm: MikroORM,
  settings: Pick<Settings, "sessionIdleHours" | "demo">,
  logger: Logger,
  limits: SeatLimits = LIMITS,
): NewsHub {
  const seats = new Seats(limits);
  const loader = new DataLoader((asked: readonly Asked[]) => readNews(orm.em.fork(), asked), {
    cache: false,
    maxBatchSize: 200,
    batchScheduleFn: (run) => void setTimeout(run, TOGETHER),
  });
  const beat = setInterval(() => seats.signal("beat"), BEAT).unref();
  const endInvalid = async () => {
    const sessions = seats.sessions();
    if (sessions.length === 0) return;
    const valid = await findValidSessions(orm.em.fork(), sessions, settings);
    seats.signal("end", ({ session }) => !valid.has(session));
  };
  const check = setInterval(() => {
    endInvalid().catch((error: unknown) => logger.warn({ err: error }, "sessions can't be looked at"));
  }, CHECK).unref();
  return {
    seats,
    read: (asked) => loader.load(asked),
    told(message) {
      const [word, list = ""] = message.split(" ", 2);
      const ids = new Set(list.split(",").map(Number));
      if (word === "news") seats.signal("news", ({ person }) => ids.has(person));
      if (word === "ended") seats.signal("end", ({ session }) => ids.has(session));
      if (word === "closed") seats.signal("end", ({ person }) => ids.has(person));
    },
    reopened() {
      seats.signal("news");
      endInvalid().catch((error: unknown) => logger.warn({ err: error }, "sessions can't be looked at"));
    },
    close() {
      clearInterval(beat);
      clearInterval(check);
      seats.close();
    },
  };
}
