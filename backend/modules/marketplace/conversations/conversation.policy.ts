import type { Memberships } from "../organizations/membership.service.ts";

/** Whether the actor may start a conversation with a vendor: everyone but its organization's members may. */
export function mayWriteTo(memberships: Memberships, organizationId: number): boolean {
  return !memberships.has(organizationId);
}
