import { formatDate, formatEnd } from "../../ui/format.ts";

/** A date as text, with its machine-readable form. */
export const DateFact = ({ at }: { at: string }) => <time dateTime={at}>{formatDate(at)}</time>;

/** When something ends, as text, with its machine-readable form. */
export const EndFact = ({ at }: { at: string }) => <time dateTime={at}>{formatEnd(at)}</time>;
