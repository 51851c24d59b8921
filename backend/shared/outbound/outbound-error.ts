/** An address that may not be asked, or that did not answer as it should; the message is one line for people. */
export class OutboundError extends Error {
  override name = "OutboundError";
}
