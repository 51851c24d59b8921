import { once } from "../behavior/once.ts";
import { timeZone } from "../behavior/time-zone.ts";

const whole = once(() => new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 }));
const oneDecimal = once(
  () => new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
// One time zone for all: the server and every browser must format the same day. Calendar days have no time
// zone.
const longDay = once(() => new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }));
const longDate = once(() => new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: timeZone() }));
const isDay = (iso: string) => iso.length === "2025-03-04".length;

/** "12,345". */
export const formatCount = (count: number) => whole().format(count);

/** "1,000+" for a count capped at that number, otherwise like `formatCount`. */
export const formatCounted = (count: number, isExact: boolean) =>
  `${whole().format(count)}${isExact ? "" : "+"}`;

/** "4.6", always with one decimal. */
export const formatRating = (rating: number) => oneDecimal().format(rating);

/** "38 reviews". */
export const formatReviews = (count: number) =>
  `${whole().format(count)} ${count === 1 ? "review" : "reviews"}`;

/** "March 4, 2025", or "Unknown Date" if it is invalid. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "Unknown Date" : (isDay(iso) ? longDay() : longDate()).format(date);
}

const moment = once(
  () =>
    new Intl.DateTimeFormat("en-US", {
      dateStyle: "medium",
      timeStyle: "short",
      timeZone: "UTC",
    }),
);

/** "Mar 4, 2025, 9:41 AM UTC". */
export const formatMoment = (iso: string) => `${moment().format(new Date(iso))} UTC`;

const dollars = once(
  () =>
    new Intl.NumberFormat("en-US", {
      style: "currency",
      currency: "USD",
      maximumFractionDigits: 0,
    }),
);

/** "$120,000", or "Budget TBD" if there is none. */
export const formatBudget = (budget: number | null) =>
  budget === null ? "Budget TBD" : dollars().format(budget);

/** "Technology" for "technology". */
export const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const shortDollars = once(
  () =>
    new Intl.NumberFormat("en-US", {
      style: "currency",
      currency: "USD",
      notation: "compact",
      maximumFractionDigits: 1,
    }),
);

/** "$31.1B", "$1B", "$892M" or "$0", with at most one decimal. */
export const formatMoney = (usd: number) => shortDollars().format(usd);

/** "+23.8%" or "-4%". */
export const formatGrowth = (percent: number) => `${percent > 0 ? "+" : ""}${Math.round(percent * 10) / 10}%`;

const upToTwo = once(() => new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 }));

/** "1,234.5", with at most two decimals. */
export const formatNumber = (value: number) => upToTwo().format(value);

const shortDay = once(() => new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }));
const shortDate = once(() => new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: timeZone() }));

/** "Mar 4, 2025". */
export const formatShortDate = (iso: string) => (isDay(iso) ? shortDay() : shortDate()).format(new Date(iso));

/** "club.example/app" for "https://www.club.example/app/". */
export const formatWebAddress = (address: string) =>
  address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");

/** Names that no website has (RFC 2606); those of the demo are among them. */
const RESERVED = /\.(example|invalid|test|localhost)$/;

/** Whether an address can belong to a real website. */
export const canBeVisited = (address: string) =>
  URL.canParse(address) && !RESERVED.test(new URL(address).hostname);

const time = once(
  () => new Intl.DateTimeFormat("en-US", { timeStyle: "short", hourCycle: "h23", timeZone: "UTC" }),
);
const exactTime = once(
  () =>
    new Intl.DateTimeFormat("en-US", {
      timeStyle: "medium",
      hourCycle: "h23",
      timeZone: "UTC",
    }),
);

/** "14:05", UTC. */
export const formatTime = (iso: string) => time().format(new Date(iso));

/** "14:05:32 UTC". */
export const formatExactTime = (iso: string) => `${exactTime().format(new Date(iso))} UTC`;

const BYTES = ["B", "kB", "MB", "GB", "TB"] as const;

/** "1.5 GB", in steps of a thousand. */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(BYTES.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return `${value >= 100 || step === 0 ? whole().format(value) : oneDecimal().format(value)} ${BYTES[step]}`;
}
