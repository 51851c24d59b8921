import type { Context } from "../../../../shared/context.ts";
import { InvalidInputError } from "../../../../shared/errors.ts";
import { allowedUrl } from "../../../../shared/outbound/guard.ts";
import { OutboundError } from "../../../../shared/outbound/outbound-error.ts";
import { isAddress } from "./sync-source.rules.ts";

/**
 * Checks a source's location. Host names are resolved only when the source is fetched.
 * @throws InvalidInputError for an address that can never be fetched.
 */
export function assertAllowed({ settings }: Context, location: string): void {
  try {
    if (isAddress(location)) allowedUrl(location, settings.sync.privateHosts);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    throw new InvalidInputError(error.message, { location: error.message });
  }
}
