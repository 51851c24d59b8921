/** Returns the URL for unsubscribing from the emails that these keys identify. */
export const unsubscribeAddress = (publicUrl: string, keys: readonly string[]): string =>
  `${publicUrl}/notifications/unsubscribe?key=${keys.join(".")}`;

/** Returns the headers with which mail clients offer one-click unsubscription (RFC 8058). */
export const unsubscribeHeaders = (publicUrl: string, keys: readonly string[]) => ({
  "List-Unsubscribe": `<${unsubscribeAddress(publicUrl, keys)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
