import { sessionFormRules } from "../../../backend/modules/community/mentoring/sessions/session.rules.ts";

/**
 * Returns the instant of a day and time in this browser's time zone; the first one when clocks go back over
 * it.
 */
export const momentOf = (day: string, time: string): Date => new Date(`${day}T${time}`);

const isMoment = (day: string, time: string) => !Number.isNaN(momentOf(day, time).getTime());

/** Whether a time doesn't exist on a day, because the clocks skip it. */
function isSkipped(day: string, time: string): boolean {
  if (!isMoment(day, time)) return false;
  const [hours, minutes] = time.split(":").map(Number);
  const shown = momentOf(day, time);
  return shown.getHours() !== hours || shown.getMinutes() !== minutes;
}

/** The form's rules with those about this browser's time zone, which the server can't check. */
export const sessionTimeRules = sessionFormRules.test((values, { createError }) => {
  const { day = "", time = "" } = values;
  if (day && !isMoment(day, "12:00"))
    return createError({ path: "day", message: "Choose a date within the next year." });
  if (!day || !time || !isSkipped(day, time)) return true;
  return createError({
    path: "time",
    message: "Clocks go forward that day, so this time doesn't exist. Choose another one.",
  });
});
