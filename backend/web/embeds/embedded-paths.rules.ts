/** The sections whose records can be embedded on other sites. */
export const EMBEDDED_PATHS: readonly string[] = ["/solutions", "/vendors", "/opportunities"];

/** Returns the address that tells other sites how to embed a page (oEmbed). */
export const oembedAddress = (publicUrl: string, path: string) =>
  `${publicUrl}/oembed?url=${encodeURIComponent(publicUrl + path)}`;
