import { createHmac, randomBytes } from "node:crypto";

/** The prefix of secrets, as specified by Standard Webhooks. */
const PREFIX = "whsec_";

/** Creates a secret for signing messages: 256 bits. */
export const newSecret = (): string => PREFIX + randomBytes(32).toString("base64");

/**
 * Returns the headers that identify and sign a message, as specified by Standard Webhooks 1.0.0.
 * @param secrets one signature is created with each: two while the secret is being replaced.
 */
export function signedHeaders(
  id: string,
  body: string,
  secrets: readonly string[],
  now = Date.now(),
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}
