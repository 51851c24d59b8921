/** The longest pause of an endpoint, also of one that asks for a longer one, in seconds. */
export const LONGEST_PAUSE = 3_600;

/** For how many seconds an answer asks to be left alone; null if it doesn't. Only 429 and 503 are asked. */
export function retryAfter(status: number, header: string | undefined, now = Date.now()): number | null {
  if ((status !== 429 && status !== 503) || !header) return null;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (timeOf(header) - now) / 1000;
  return Number.isNaN(seconds) ? null : Math.ceil(Math.min(Math.max(seconds, 1), LONGEST_PAUSE));
}

/** Dates begin with their weekday; a negative number would be read as a year. */
const timeOf = (date: string) => (/^[A-Z]/.test(date) ? Date.parse(date) : Number.NaN);
