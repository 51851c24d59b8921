import { formatDate } from "../../ui/display/format.ts";

/** A date as text, with its machine-readable form. */
export const DateFact = ({ at }: { at: string }) => <time dateTime={at}>{formatDate(at)}</time>;
