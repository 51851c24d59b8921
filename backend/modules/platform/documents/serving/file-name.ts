/** The name of a document's stored file, by the SHA-256 hash of its content. */
export const fileName = (hash: string): string => `${hash}.pdf`;

/** The hash in the name of a stored file. */
export const hashOf = (name: string): string => name.slice(0, -".pdf".length);
