/**
 * The paths of resources shared by link, whose parameter is the secret; used by routes, links and the log.
 */
export const SECRET_PATHS = {
  sharedBrief: "/briefs/shared/:token",
  sharedEvaluation: "/evaluations/shared/:token",
  sharedShortlist: "/shortlists/:token",
} as const;

/** Returns the path with its secret. */
export const secretPath = (path: (typeof SECRET_PATHS)[keyof typeof SECRET_PATHS], token: string): string =>
  path.replace(":token", token);
