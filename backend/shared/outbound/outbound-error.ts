/**
 * Thrown for an address that may not be requested, or whose response isn't usable; the message is one line
 * for people.
 */
export class OutboundError extends Error {
  override name = "OutboundError";
}
