/**
 * Formats an end date: "March 4, 2027" if it is the last minute of that day, otherwise with its time, such as
 * "March 4, 2027, 9:00 AM EST", because readers would assume the end of the day.
 */
export function endInWords(zone: string, moment: Date): string {
  const words = (options: Intl.DateTimeFormatOptions) =>
    moment.toLocaleString("en-US", { timeZone: zone, ...options });
  const day = words({ dateStyle: "long" });
  if (words({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }) === "23:59") return day;
  return `${day}, ${words({ hour: "numeric", minute: "2-digit", timeZoneName: "short" })}`;
}
