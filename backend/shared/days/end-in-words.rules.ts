const words = (zone: string, moment: Date, options: Intl.DateTimeFormatOptions) =>
  moment.toLocaleString("en-US", { timeZone: zone, ...options });
const dayWords = (zone: string, moment: Date) => words(zone, moment, { dateStyle: "long" });
const timeWords = (zone: string, moment: Date) =>
  words(zone, moment, { hour: "numeric", minute: "2-digit", timeZoneName: "short" });

/** Formats when something ends: "March 4, 2027, 11:59 PM UTC", since a day ends elsewhere at another time. */
export const endInWords = (zone: string, moment: Date): string =>
  `${dayWords(zone, moment)}, ${timeWords(zone, moment)}`;

/**
 * Formats when something ends for a reader in another time zone: "6:59 PM EST", with its day if that is another
 * one; undefined if the clocks of both zones say the same.
 */
export function endForReader(zone: string, readersZone: string, moment: Date): string | undefined {
  const clock = (of: string) => words(of, moment, { dateStyle: "short", timeStyle: "short" });
  if (clock(zone) === clock(readersZone)) return undefined;
  return dayWords(zone, moment) === dayWords(readersZone, moment)
    ? timeWords(readersZone, moment)
    : endInWords(readersZone, moment);
}
