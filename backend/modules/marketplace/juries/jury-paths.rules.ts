/** Returns the path of the page where a call's jury is managed. */
export const juryPath = (kind: "opportunity" | "collaboration", recordId: number | string): string =>
  `/juries/${kind}/${recordId}`;

/** The path of a reviewer's list. */
export const REVIEWS = "/reviews";

/** Returns the path of a review. */
export const reviewPath = (id: number | string): string => `${REVIEWS}/${id}`;
