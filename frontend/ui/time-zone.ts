/** The hub's time zone, in which its days begin and end; the page says it. */
export const timeZone = (): string =>
  (typeof document === "undefined" ? process.env.TIME_ZONE : document.documentElement.dataset.timeZone) ||
  "UTC";
