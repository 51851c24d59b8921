/** The maximum pause of an endpoint, even if it asks for a longer one, in seconds. */
export const LONGEST_PAUSE = 3_600;

/**
 * Returns the retry delay that a response asks for, in seconds; null if it doesn't. Only 429 and 503 count.
 */
export function retryAfter(status: number, header: string | undefined, now = Date.now()): number | null {
  if ((status !== 429 && status !== 503) || !header) return null;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (timeOf(header) - now) / 1000;
  return Number.isNaN(seconds) ? null : Math.ceil(Math.min(Math.max(seconds, 1), LONGEST_PAUSE));
}

/** Dates begin with a weekday; `Date.parse` would read a negative number as a year. */
const timeOf = (date: string) => (/^[A-Z]/.test(date) ? Date.parse(date) : Number.NaN);
