import type { Settings } from "../../../shared/context.ts";
import { inUse } from "../../account/identity/in-use.ts";

/**
 * SQL: the endpoints `e` that are on and whose owners' accounts are in use; further conditions can be
 * appended.
 */
export const liveEndpoints = (settings: Pick<Settings, "demo">): string =>
  `select e.* from webhook_endpoints e join users u on u.id = e.owner_id where e.enabled and ${inUse(settings)}`;
