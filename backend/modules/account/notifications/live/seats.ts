import { TooManyRequestsError, UnavailableError } from "../../../../shared/errors.ts";

/** Why somebody who waits goes on: there may be news, it is time for a sign of life, or it is over. */
type Signal = "news" | "beat" | "end";

/** The place of somebody who waits for news. */
export interface Seat {
  readonly person: number;
  readonly session: number;
  readonly network: string;
  /** Waits for the next signal; several that have come are one, and the most important. */
  next(): Promise<Signal>;
  signal(signal: Signal): void;
}

/** How many may wait in a process: of a person, of a network, and in all. */
export interface SeatLimits {
  readonly person: number;
  readonly network: number;
  readonly all: number;
}

const RANK: Record<Signal, number> = { beat: 1, news: 2, end: 3 };
/** When to try again, in seconds. */
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
      // The end is for good.
      if (signal !== "end") pending = undefined;
      wake = undefined;
      return signal;
    },
  };
}

/** Everybody who waits for news in this process. */
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

  /** @throws TooManyRequestsError if too many wait already; UnavailableError once the process stops. */
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

  /** Ends the waiting of one. */
  leave(seat: Seat): void {
    seat.signal("end");
    this.#seats.delete(seat);
  }

  /** Signals those of whom it is true, or everybody. */
  signal(signal: Signal, isMeant: (seat: Seat) => boolean = () => true): void {
    for (const seat of this.#seats) if (isMeant(seat)) seat.signal(signal);
  }

  /** The sessions of everybody who waits. */
  sessions(): number[] {
    return [...new Set([...this.#seats].map(({ session }) => session))];
  }

  /** Ends all waiting, and lets nobody in any more. */
  close(): void {
    this.#closed = true;
    this.signal("end");
  }
}
