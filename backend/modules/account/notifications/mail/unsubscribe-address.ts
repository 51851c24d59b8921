/** Where somebody ends the letters that these keys stand for. */
export const unsubscribeAddress = (publicUrl: string, keys: readonly string[]): string =>
  `${publicUrl}/notifications/unsubscribe?key=${keys.join(".")}`;

/** The headers by which a mail client offers to end such letters with one click (RFC 8058). */
export const unsubscribeHeaders = (publicUrl: string, keys: readonly string[]) => ({
  "List-Unsubscribe": `<${unsubscribeAddress(publicUrl, keys)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
