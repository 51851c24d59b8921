import { BEST_SCORE } from "../../../backend/modules/marketplace/juries/jury.rules.ts";
import { formatRating } from "../../ui/display/format.ts";

/** "4.2 of 5", or a dash without a review. */
export const formatMean = (mean: number | null): string =>
  mean === null ? "No review yet" : `${formatRating(mean)} of ${BEST_SCORE}`;

/** "3 applications". */
export const countOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;
