import { zonedTime } from "../../../backend/modules/mentoring/sessions/session.rules.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";

type Props = { startsAt: string; timeZone: string };

/** When a session begins, in the zone in which it was proposed and, once that is known, in the reader's. */
export function SessionTime({ startsAt, timeZone }: Props) {
  const hydrated = useHydrated();
  const moment = new Date(startsAt);
  const said = zonedTime(moment, timeZone);
  const own = hydrated ? zonedTime(moment, Intl.DateTimeFormat().resolvedOptions().timeZone) : said;
  return (
    <>
      <time dateTime={startsAt}>{said}</time>
      {clockOf(own) !== clockOf(said) && ` (${beside(own, said)} for you)`}
    </>
  );
}

/** Day and time alone: CST and GMT-6 say the same. */
const clockOf = (time: string) => time.replace(/([AP]M).*$/, "$1");

/** The time alone where the day is the same. */
function beside(own: string, said: string): string {
  const day = own.split(", ").slice(0, -1).join(", ");
  return said.startsWith(`${day}, `) ? own.slice(day.length + 2) : own;
}
