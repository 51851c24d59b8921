import { SingleBar } from "cli-progress";

/** The interval at which progress is printed without a terminal, in milliseconds. */
const LINE_INTERVAL = 5_000;

/** The progress display of a long task. */
export interface Progress {
  /** @param total the final value of `done`, as far as it is known now. */
  update(done: number, rows: number, total?: number): void;
  stop(): void;
}

/**
 * A progress bar on a terminal; elsewhere, as in a log, a plain line every few seconds. Written to standard
 * error.
 * @param total the final value of `done`.
 * @param unit the noun for the rows.
 */
export function startProgress(total = 0, unit = "rows"): Progress {
  return process.stderr.isTTY ? startBar(total, unit) : startLines(total, unit);
}

function startBar(total: number, unit: string): Progress {
  const format = `{bar} {percentage}% | {rows} ${unit} | {eta_formatted} left`;
  const bar = new SingleBar({ format, clearOnComplete: true, hideCursor: true, etaBuffer: 100 });
  bar.start(total, 0, { rows: 0 });
  const update = (done: number, rows: number, now = total) => {
    bar.setTotal(Math.max(now, done));
    bar.update(done, { rows });
  };
  return { update, stop: () => bar.stop() };
}

function startLines(total: number, unit: string): Progress {
  let next = Date.now() + LINE_INTERVAL;
  const update = (done: number, rows: number, now = total) => {
    if (Date.now() < next) return;
    next = Date.now() + LINE_INTERVAL;
    process.stderr.write(`${rows} ${unit} (${Math.floor((100 * done) / Math.max(now, done, 1))}%)\n`);
  };
  return { update, stop: () => undefined };
}
