/** Returns the email headers for one-click unsubscribe (RFC 8058). */
export function unsubscribeHeaders(publicUrl: string, key: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${publicUrl}/newsletter/unsubscribe?key=${key}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
