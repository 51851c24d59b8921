/** The sections whose records can be embedded on other sites. */
export const EMBEDDED = ["solutions", "vendors", "opportunities"] as const;

/** Whether the records of a section, given by its path, can be embedded. */
export const isEmbedded = (path: string): boolean => EMBEDDED.some((name) => path === `/${name}`);

/** Returns the address that tells other sites how to embed a page (oEmbed). */
export const oembedAddress = (publicUrl: string, path: string) =>
  `${publicUrl}/oembed?url=${encodeURIComponent(publicUrl + path)}`;
