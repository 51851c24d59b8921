import { moneyInWords } from "../../../shared/money/money.rules.ts";
import { counted } from "../../../shared/text/counted.rules.ts";
import type { CountedUnit, PlanPeriod, PlanTerms, PlanUnit } from "./plan.rules.ts";

/** Display names of units. */
export const UNIT_LABELS: Readonly<Record<PlanUnit, string>> = {
  athlete: "Athlete",
  team: "Team",
  venue: "Venue",
  event: "Event",
  seat: "Seat",
  device: "Device",
  flat: "Flat price",
};

/** Display names of what a number counts. */
export const COUNT_LABELS: Readonly<Record<CountedUnit, string>> = {
  athlete: "Athletes",
  team: "Teams",
  venue: "Venues",
  event: "Events",
  seat: "Seats",
  device: "Devices",
};

/** Display names of periods. */
export const PERIOD_LABELS: Readonly<Record<PlanPeriod, string>> = {
  once: "Once",
  month: "Month",
  year: "Year",
  season: "Season",
};

/** Formats a plan's price, such as `from EUR 4,000 per team per year`. */
export function priceInWords({ amount, from, currency, per, period }: PlanTerms): string {
  if (amount === null) return "on request";
  const unit = per === "flat" ? "" : ` per ${per}`;
  const time = period === "once" ? (per === "event" ? "" : " once") : ` per ${period}`;
  if (amount === "0") return per === "flat" && !from ? "free" : `free${unit}`;
  return `${from ? "from " : ""}${moneyInWords(amount, currency)}${unit}${time}`;
}

/** Formats what a plan costs besides its price, and for how many it is. */
export function termsInWords(plan: PlanTerms): string[] {
  const { currency, per, minimum, maximum, maximumOf, setupFee, hardware, hardwarePer, note } = plan;
  return [
    ...(minimum === null || per === "flat" ? [] : [`at least ${counted(minimum, per)}`]),
    ...(maximum === null || maximumOf === null ? [] : [`up to ${counted(maximum, maximumOf)}`]),
    ...(setupFee === null ? [] : [`setup ${moneyInWords(setupFee, currency)}`]),
    ...(hardware === null
      ? []
      : [
          `hardware ${moneyInWords(hardware, currency)} ${hardwarePer === "unit" ? `per ${per === "flat" ? "device" : per}` : "once"}`,
        ]),
    ...(note ? [note] : []),
  ];
}

/** Formats a plan as one line, such as `Club: EUR 4,000 per team per year; at least 2 teams`. */
export function planInWords(plan: PlanTerms): string {
  return `${plan.name}: ${[priceInWords(plan), ...termsInWords(plan)].join("; ")}`;
}
