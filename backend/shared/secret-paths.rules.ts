/** The paths of what is shared by link, whose parameter is the secret: the routes, links and the log know it from here. */
export const SECRET_PATHS = {
  sharedBrief: "/briefs/shared/:token",
  sharedShortlist: "/shortlists/:token",
} as const;

/** The path with its secret. */
export const secretPath = (path: (typeof SECRET_PATHS)[keyof typeof SECRET_PATHS], token: string): string =>
  path.replace(":token", token);
