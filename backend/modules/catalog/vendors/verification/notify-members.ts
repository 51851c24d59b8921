import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import type { Context } from "../../../../shared/context.ts";
import { notifyAll } from "../../../account/notifications/notify.ts";
import type { Vendor } from "../vendor.entity.ts";

/** Notifies the managers of a vendor's page of the outcome of its verification. */
export async function notifyMembers(
  { em, publicUrl }: Pick<Context, "em" | "publicUrl">,
  { id, slug, organization }: Vendor,
  title: string,
  text: readonly string[],
): Promise<void> {
  const path = `/vendors/${id}-${slug}`;
  const members = sql`u.id in (select m.user_id from organization_members m where m.organization_id = ${organization.id})`;
  await notifyAll(em, members, {
    type: "claim",
    title,
    text,
    path,
    subject: { kind: "vendor", id },
    key: `verification:${id}:${randomUUID()}`,
    letter: { subject: title, text: [`${title}.`, ...text, `Its page: ${publicUrl}${path}`] },
  });
}
