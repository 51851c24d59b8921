import { zonedTime } from "../../../backend/modules/mentoring/sessions/session.rules.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";

type Props = { startsAt: string; timeZone: string };

/** When a session begins, in the zone in which it was proposed and, once that is known, in the reader's. */
export function SessionTime({ startsAt, timeZone }: Props) {
  const hydrated = useHydrated();
  const moment = new Date(startsAt);
  const said = zonedTime(moment, timeZone);
  const own = hydrated ? zonedTime(moment, Intl.DateTimeFormat().resolvedOptions().timeZone) : said;
  const differs = withoutZone(own) !== withoutZone(said);
  return (
    <>
      <time dateTime={startsAt}>{said}</time>
      {differs && ` (${own} for you)`}
    </>
  );
}

/** The clock alone: CST and GMT-6 say the same. */
const withoutZone = (time: string) => time.replace(/([AP]M).*$/, "$1");
