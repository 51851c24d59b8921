import type { Memberships } from "../organizations/membership.service.ts";

/** Whether the actor may begin a conversation with a vendor: everybody but the members of its organization. */
export function mayWriteTo(memberships: Memberships, organizationId: number): boolean {
  return !memberships.has(organizationId);
}
