/**
 * When something ends, in words: "March 4, 2027" in the last minute of that day, or with its time, "March 4, 2027, 9:00 AM
 * EST", as nobody would expect it sooner.
 */
export function endInWords(zone: string, moment: Date): string {
  const words = (options: Intl.DateTimeFormatOptions) =>
    moment.toLocaleString("en-US", { timeZone: zone, ...options });
  const day = words({ dateStyle: "long" });
  if (words({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }) === "23:59") return day;
  return `${day}, ${words({ hour: "numeric", minute: "2-digit", timeZoneName: "short" })}`;
}
