import { LockMode } from "@mikro-orm/postgresql";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError } from "../../../../shared/errors.ts";
import { markEdited } from "../../../../shared/schema/versioned.ts";
import { assertMove } from "../../../../shared/states/assert-move.ts";
import { notify } from "../../../account/notifications/notify.ts";
import { changesBetween } from "../../../administration/audit/changes-between.ts";
import { recordAuditEvents } from "../../../administration/audit/record-audit-event.ts";
import { Application } from "../application.entity.ts";
import { decisionNews } from "../application-news.ts";
import type { ApplicationDecision } from "../application-status.ts";
import type { AppliedRecord } from "../applied-record.ts";
import { addStep } from "../steps.ts";
import { notifyWatchersOfAward } from "./decision.service.ts";

/**
 * Decides on several applications to a record alike, and tells each applicant, in the actor's transaction. The caller
 * has checked that the actor decides. Those that were decided on already, or are withdrawn, stay as they are, so that
 * a repetition tells nobody twice. Returns the ids of those that were decided on now.
 * @param messages the message to each applicant, by application.
 * @param again tells those, too, who have this status already.
 * @throws ConflictError if an applicant is tied to the organization, unless all are declined.
 */
export async function decideTogether(
  context: Context,
  record: AppliedRecord,
  status: ApplicationDecision,
  messages: ReadonlyMap<number, string>,
  again = false,
): Promise<number[]> {
  const { em, publicUrl } = context;
  const applications = await em.find(
    Application,
    {
      id: { $in: [...messages.keys()] },
      [record.kind]: record.id,
      status: { $nin: ["draft", "withdrawn", "accepted", "declined", ...(again ? [] : [status])] },
    },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: "asc" } },
  );
  if (applications.length === 0) return [];
  if (status !== "declined") await assertUntied(context, record, applications);
  const events = applications.map((application) => {
    const before = { status: application.status };
    if (before.status !== status)
      assertMove("application", { by: "recipient", from: before.status, to: status });
    application.status = status;
    markEdited(application);
    addStep(context, application, messages.get(application.id) ?? "");
    const changes = changesBetween(before, { status: application.status }, ["status"]);
    return { action: "application.decided" as const, subject: application.id, changes };
  });
  await em.flush();
  await recordAuditEvents(context, events);
  await notify(
    em,
    applications.map((application) =>
      decisionNews({
        applicant: application.applicant,
        application,
        record,
        message: messages.get(application.id) ?? "",
        publicUrl,
      }),
    ),
  );
  if (status === "accepted") await notifyWatchersOfAward(context, applications, record);
  return applications.map(({ id }) => id);
}

async function assertUntied(
  { em }: Context,
  { owner }: AppliedRecord,
  applications: readonly Application[],
): Promise<void> {
  if (owner.organizationId === undefined) return;
  const tied = await em.execute<{ name: string }[]>(
    `select u.first_name || ' ' || u.last_name as name from users u
     where u.id = any(?::integer[]) and is_tied(u.id, ?) order by u.id limit 3`,
    [`{${applications.map(({ applicant }) => applicant.id).join(",")}}`, owner.organizationId],
  );
  if (tied.length === 0) return;
  const names = tied.map(({ name }) => name).join(", ");
  throw new ConflictError(
    `${names} belongs to your organization, or left it less than a year ago, so you can only decline.`,
  );
}
