import { isDay } from "../../../backend/shared/days/calendar-day.rules.ts";
import { endOfDayIn } from "../../../backend/shared/days/day.rules.ts";
import { endForReader, endInWords } from "../../../backend/shared/days/end-in-words.rules.ts";
import { timeZone } from "../../ui/behavior/time-zone.ts";
import { useHydrated } from "../../ui/behavior/use-hydrated.ts";

/** Returns the moment of an end; a day ends in the hub's time zone. */
const endOf = (at: string) => (isDay(at) ? endOfDayIn(timeZone(), at) : new Date(at));

/** Formats when something ends, given as a moment or a day: "March 4, 2025, 11:59 PM UTC". */
export const formatEnd = (at: string) => endInWords(timeZone(), endOf(at));

/** Says in a form when the days that are chosen in it end. */
export const daysEndText = () => `Days end at 11:59 PM, time zone ${timeZone()}`;

/**
 * When something ends, given as a moment or a day, in the hub's time zone and, where its clock differs, in the
 * reader's, which only the browser knows.
 */
export function EndFact({ at }: { at: string }) {
  const isHydrated = useHydrated();
  const end = endOf(at);
  const readers =
    isHydrated && endForReader(timeZone(), Intl.DateTimeFormat().resolvedOptions().timeZone, end);
  return (
    <>
      <time dateTime={end.toISOString()}>{formatEnd(at)}</time>
      {readers && ` (${readers} for you)`}
    </>
  );
}
