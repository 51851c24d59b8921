import { LockMode } from "@mikro-orm/postgresql";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, NotFoundError } from "../../../../shared/errors.ts";
import type { Limit } from "../../../../shared/limits.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { assertSameVersion, markEdited } from "../../../../shared/schema/versioned.ts";
import { assertMove } from "../../../../shared/states/assert-move.ts";
import { notify } from "../../../account/notifications/notify.ts";
import { changesBetween } from "../../../administration/audit/changes-between.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { findMemberships } from "../../organizations/membership.service.ts";
import { tieOf } from "../../organizations/ties.service.ts";
import { notifyWatchers } from "../../watch-lists/notify-watchers.ts";
import { Application } from "../application.entity.ts";
import { mayDecide } from "../application.policy.ts";
import { applicationDecisionRules } from "../application.rules.ts";
import { decisionNews } from "../application-news.ts";
import type { ApplicationDecision } from "../application-status.ts";
import { type AppliedRecord, appliedOf } from "../applied-record.ts";
import { recordPath } from "../record-kinds.ts";
import { addStep } from "../steps.ts";

/** The limit of decisions per account, since each one notifies someone. */
const DECISIONS: Limit = {
  name: "application-decisions",
  times: 300,
  seconds: 3600,
  message: "You've decided on a lot of applications.",
};

const TIED =
  "The applicant belongs to your organization, or left it less than a year ago, so you can only decline.";
const MISSING = "This application doesn't exist.";

/** A decision on an application. */
export interface Verdict {
  readonly status: ApplicationDecision;
  /** A message to the applicant; at most 2,000 characters. */
  readonly message?: string | null | undefined;
  /** The version of the application that was reviewed. */
  readonly version: number;
}

/**
 * Locks an application that the actor may decide on, and loads its record.
 * @throws NotFoundError if they may not.
 */
async function lockToDecide(
  context: Context,
  id: string,
): Promise<{ application: Application; record: AppliedRecord }> {
  const where = { id: parseId(id) ?? 0, status: { $ne: "draft" as const } };
  const application = await context.em.findOne(Application, where, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  });
  if (!application) throw new NotFoundError(MISSING);
  const record = await appliedOf(context, application);
  const memberships = await findMemberships(context);
  if (!mayDecide(context.actor, memberships, record.owner, application.applicant.id))
    throw new NotFoundError(MISSING);
  return { application, record };
}

/**
 * Decides on an application and notifies the applicant. Returns its id.
 * @throws InvalidInputError for a message that is too long; NotFoundError for anyone who may not decide;
 * ConflictError if it was withdrawn or edited in the meantime, already has this status, was accepted or
 * declined, or if the applicant is tied to the organization.
 */
export async function decideOnApplication(
  context: Context,
  id: string,
  { version, status, ...verdict }: Verdict,
): Promise<number> {
  const { em, limits } = context;
  const message = (await validate(applicationDecisionRules, verdict)).message ?? "";
  await limits.count(DECISIONS, String(personOf(context).id));
  return em.transactional(async () => {
    const { application, record } = await lockToDecide(context, id);
    assertSameVersion(application, version, "application");
    const before = { status: application.status };
    const repeated = before.status === status ? "It already has this status." : undefined;
    assertMove("application", { by: "recipient", from: before.status, to: status }, repeated);
    if (status !== "declined" && (await tieOf(em, application.applicant.id, record.owner.organizationId)))
      throw new ConflictError(TIED);
    application.status = status;
    markEdited(application);
    addStep(context, application, message);
    await em.flush();
    const changes = changesBetween(before, { status: application.status }, ["status"]);
    await recordAuditEvent(context, { action: "application.decided", subject: application.id, changes });
    const { applicant } = application;
    await notify(em, [
      decisionNews({ applicant, application, record, message, publicUrl: context.publicUrl }),
    ]);
    if (status === "accepted") await notifyWatchersOfAward(context, [application], record);
    return application.id;
  });
}

/**
 * Notifies those who watch the vendors that accepted applications were made for. Only what is public is told, and
 * only if the vendor is and the applicant still belongs to it.
 */
export async function notifyWatchersOfAward(
  context: Context,
  applications: readonly Application[],
  { isPublic, kind, id: recordId, title, slug }: AppliedRecord,
): Promise<void> {
  const made = applications.filter(({ vendor }) => vendor);
  if (!isPublic || made.length === 0) return;
  const winners = await context.em.execute<{ application: number; id: number; name: string }[]>(
    `select a.id as application, v.id, v.name from applications a join vendors v on v.id = a.vendor_id
       join organization_members m on m.organization_id = v.organization_id and m.user_id = a.applicant_id
     where a.id = any(?::integer[]) and v.status = 'published' order by a.id`,
    [`{${made.map(({ id }) => id).join(",")}}`],
  );
  const won = kind === "opportunity" ? "won an opportunity" : "joins a collaboration";
  // Each vendor has its own watchers; winners are few.
  for (const winner of winners)
    await notifyWatchers(context, winner.id, {
      title: `${winner.name} ${won}: ${title}`,
      path: recordPath(kind, { id: recordId, slug }),
      key: `won:${winner.application}`,
    });
}
