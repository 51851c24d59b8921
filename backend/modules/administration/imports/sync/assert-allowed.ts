import type { Context } from "../../../../shared/context.ts";
import { InvalidInputError } from "../../../../shared/errors.ts";
import { allowedUrl } from "../../../../shared/outbound/guard.ts";
import { OutboundError } from "../../../../shared/outbound/outbound-error.ts";
import { isAddress } from "./sync-source.rules.ts";

/** Names are looked up only when a source is fetched. @throws InvalidInputError for an address that never will be. */
export function assertAllowed({ settings }: Context, location: string): void {
  try {
    if (isAddress(location)) allowedUrl(location, settings.sync.privateHosts);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    throw new InvalidInputError(error.message, { location: error.message });
  }
}
