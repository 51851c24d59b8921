import { chakra } from "@chakra-ui/react";
import { zonedTime } from "../../../backend/modules/community/mentoring/sessions/session.rules.ts";
import { useHydrated } from "../../ui/behavior/use-hydrated.ts";

type Props = { startsAt: string; timeZone: string };

/** A session's start, in the time zone in which it was proposed. */
export const SessionTime = ({ startsAt, timeZone }: Props) => (
  <time dateTime={startsAt}>{zonedTime(new Date(startsAt), timeZone)}</time>
);

/** Reserves its own line from the start, so that nothing moves once the reader's time zone is known. */
const Line = chakra("span", { base: { display: "block", minHeight: "1lh" } });

/** A session's start in the reader's time zone, which only the browser knows. */
export function ReadersTime({ startsAt, timeZone }: Props) {
  const hydrated = useHydrated();
  return <Line>{hydrated && wordsFor(new Date(startsAt), timeZone)}</Line>;
}

function wordsFor(moment: Date, timeZone: string): string {
  const said = zonedTime(moment, timeZone);
  const own = zonedTime(moment, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return clockOf(own) === clockOf(said) ? "In your time zone" : `${beside(own, said)} for you`;
}

/** Formats the day and time without the zone, since CST and GMT-6 mean the same. */
const clockOf = (time: string) => time.replace(/([AP]M).*$/, "$1");

/** Formats the time alone if the day is the same. */
function beside(own: string, said: string): string {
  const day = own.split(", ").slice(0, -1).join(", ");
  return said.startsWith(`${day}, `) ? own.slice(day.length + 2) : own;
}
