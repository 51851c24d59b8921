import { formatDate } from "../../ui/format.ts";

/** A day in words, and for machines. */
export const DateFact = ({ at }: { at: string }) => <time dateTime={at}>{formatDate(at)}</time>;
