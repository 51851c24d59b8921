/** Returns the Message-ID of a named email, at the sender's domain; it is the same for every attempt. */
export function messageId(id: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
  return `<${id}@${domain}>`;
}
