import type { MikroORM } from "@mikro-orm/postgresql";
import DataLoader from "dataloader";
import type { Logger } from "pino";
import type { Settings } from "../../../../shared/context.ts";
import type { RequestContext } from "../../../../shared/request-context.ts";
import { findValidSessions } from "../../sessions/session.service.ts";
import { type Asked, type News, readNews } from "./read-news.ts";
import { type SeatLimits, Seats } from "./seats.ts";

/** The maximum number of connections in a process. A person has a connection for each visible tab. */
const LIMITS: SeatLimits = { person: 10, network: 200, all: 2_000 };
/** The interval of heartbeats, in milliseconds; shorter than the idle timeout of proxies. */
const BEAT = 20_000;
/**
 * The interval at which sessions are checked for expiry, in milliseconds; sessions that end otherwise are
 * disconnected at once.
 */
const CHECK = 60_000;
/**
 * How long to collect connections that are notified at about the same time, in milliseconds, to read for all
 * of them in one statement.
 */
const TOGETHER = 10;

/** Forwards the database's notifications to the connections in this process. */
export interface NewsHub {
  readonly seats: Seats;
  /** Returns a person's news after a turn; simultaneous reads are batched in one statement. */
  read(asked: Asked): Promise<News>;
  /** Handles a message of the channel `notifications`. */
  told(message: string): void;
  /** Called when the channel was reconnected, so that messages may have been missed. */
  reopened(): void;
  /** Ends all connections. */
  close(): void;
}

/** The context of a subscription to news. */
export interface LiveContext extends RequestContext {
  readonly hub: NewsHub;
}

/** Creates the hub for the connections in this process. */
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
