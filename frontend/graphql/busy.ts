/** A server that has too much to do, or whose database is away: it says so, and when to come back. */
export class BusyError extends Error {
  override readonly name = "BusyError";
  /** In seconds. */
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super("The server is busy. What you see is from before; try again in a moment.");
    this.retryAfter = retryAfter;
  }
}

/** Told by its name, as the other failures are. */
export const isBusy = (error: unknown): error is BusyError =>
  error instanceof Error && error.name === "BusyError";

const held = new Set<() => void>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** The questions that wait for a busy server: what is on the page stays meanwhile. */
export const waitingForServer = {
  read: () => held.size > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Waits until somebody asks again, or the server answers something else. */
  hold: () =>
    new Promise<void>((resolve) => {
      held.add(resolve);
      tell();
    }),
  resume: () => {
    if (held.size === 0) return;
    const waiting = [...held];
    held.clear();
    tell();
    for (const go of waiting) go();
  },
};
