import { TooManyRequestsError, UnavailableError } from "../../../../shared/errors.ts";

/** Why a waiting connection resumes: there may be news, a heartbeat is due, or the connection ends. */
type Signal = "news" | "beat" | "end";

/** A connection that waits for news. */
export interface Seat {
  readonly person: number;
  readonly session: number;
  readonly network: string;
  /** Waits for the next signal; of several pending ones, only the most important is returned. */
  next(): Promise<Signal>;
  signal(signal: Signal): void;
}

/** The maximum number of connections in a process: per person, per network, and in total. */
export interface SeatLimits {
  readonly person: number;
  readonly network: number;
  readonly all: number;
}

const RANK: Record<Signal, number> = { beat: 1, news: 2, end: 3 };
/** The retry delay, in seconds. */
const RETRY_AFTER = 30;

function newSeat(who: Pick<Seat, "person" | "session" | "network">): Seat {
  let pending: Signal | undefined;
  let wake: (() => void) | undefined;
  return {
    ...who,
    signal(signal) {
      if (!pending || RANK[signal] > RANK[pending]) pending = signal;
      wake?.();
    },
    async next() {
      if (!pending) await new Promise<void>((resolve) => (wake = resolve));
      const signal = pending ?? "beat";
      // The end signal is permanent.
      if (signal !== "end") pending = undefined;
      wake = undefined;
      return signal;
    },
  };
}

/** All connections that wait for news in this process. */
export class Seats {
  readonly #seats = new Set<Seat>();
  readonly #limits: SeatLimits;
  #closed = false;

  constructor(limits: SeatLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#seats.size;
  }

  /**
   * Adds a connection.
   * @throws TooManyRequestsError if there are too many; UnavailableError once the process is stopping.
   */
  take(who: Pick<Seat, "person" | "session" | "network">): Seat {
    if (this.#closed) throw new UnavailableError("The server is restarting. Please try again.");
    const { person, network, all } = this.#limits;
    const same = (key: "person" | "network") =>
      [...this.#seats].filter((seat) => seat[key] === who[key]).length;
    if (this.size >= all || same("person") >= person || same("network") >= network)
      throw new TooManyRequestsError("There are too many open connections.", RETRY_AFTER);
    const seat = newSeat(who);
    this.#seats.add(seat);
    return seat;
  }

  /** Removes a connection and ends its wait. */
  leave(seat: Seat): void {
    seat.signal("end");
    this.#seats.delete(seat);
  }

  /** Signals the connections that match, all by default. */
  signal(signal: Signal, isMeant: (seat: Seat) => boolean = () => true): void {
    for (const seat of this.#seats) if (isMeant(seat)) seat.signal(signal);
  }

  /** Returns the sessions of all connections. */
  sessions(): number[] {
    return [...new Set([...this.#seats].map(({ session }) => session))];
  }

  /** Ends all connections and rejects new ones. */
  close(): void {
    this.#closed = true;
    this.signal("end");
  }
}
