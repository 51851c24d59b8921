/** The hub's time zone, which decides when days begin and end; sent with the page. */
export const timeZone = (): string =>
  (typeof document === "undefined" ? process.env.TIME_ZONE : document.documentElement.dataset.timeZone) ||
  "UTC";
