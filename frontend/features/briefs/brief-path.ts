/** Returns the path of one of the viewer's saved briefs. */
export const briefPath = (id: string) => `/briefs/${id}`;
