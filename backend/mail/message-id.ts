/** The Message-ID of a letter with a name, at the sender's domain: the same each time it is sent. */
export function messageId(id: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
  return `<${id}@${domain}>`;
}
