import { endInWords } from "../../../backend/shared/days/end-in-words.rules.ts";
import { timeZone } from "../../ui/behavior/time-zone.ts";

/** When something ends: "March 4, 2025", or with its time if it isn't the end of the hub's day. */
export const formatEnd = (iso: string) => endInWords(timeZone(), new Date(iso));

/** When something ends, as text, with its machine-readable form. */
export const EndFact = ({ at }: { at: string }) => <time dateTime={at}>{formatEnd(at)}</time>;
