/** Returns the name of a source of an organization's members: sources of several organizations never meet. */
export const membersSource = (name: string, organization: number): string => `${name}@${organization}`;

/** Returns a source as its organization's members named it. */
export const shownSource = (source: string): string => source.replace(/@\d+$/, "");
