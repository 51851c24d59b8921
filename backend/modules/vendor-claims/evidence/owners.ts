import type { EntityManager } from "@mikro-orm/postgresql";
import { queueMails } from "../../../mail/send-mail.job.ts";

/** A letter to each owner of an organization, of whom there are fifty at most. */
export async function tellOwners(
  em: EntityManager,
  organizationId: number,
  subject: string,
  text: readonly string[],
): Promise<void> {
  const owners = await em.execute<{ email: string; name: string }[]>(
    `select u.email, u.first_name as name from organization_members m join users u on u.id = m.user_id
     where m.organization_id = ? and m.role = 'owner' and u.is_active`,
    [organizationId],
  );
  await queueMails(
    em,
    owners.map(({ email, name }) => ({
      to: email,
      subject: `${subject} - SportsTech Hub`,
      text: [`Hello ${name},`, ...text, "SportsTech Hub"].join("\n\n"),
    })),
  );
}
