import { endInWords } from "../../../backend/shared/days/end-in-words.rules.ts";
import { timeZone } from "../../ui/behavior/time-zone.ts";

/**
 * Formats when something ends: "March 4, 2025", with the time unless it is the end of the day in the hub's
 * time zone.
 */
export const formatEnd = (iso: string) => endInWords(timeZone(), new Date(iso));

/** The time when something ends, as text with its machine-readable form. */
export const EndFact = ({ at }: { at: string }) => <time dateTime={at}>{formatEnd(at)}</time>;
