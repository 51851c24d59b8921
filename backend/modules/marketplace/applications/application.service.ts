import sql from "sql-template-tag";
import { addJob } from "../../../jobs/queue.ts";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import type { Limit } from "../../../shared/limits.ts";
import { readRow } from "../../../shared/rows/read-rows.ts";
import type { Row } from "../../../shared/rows/row.ts";
import type { Selection } from "../../../shared/rows/selection.ts";
import { creationKeyRules } from "../../../shared/schema/creation-key.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { markEdited } from "../../../shared/schema/versioned.ts";
import { assertMove } from "../../../shared/states/assert-move.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { writeAnswers } from "../call-forms/write-answers.ts";
import { Application } from "./application.entity.ts";
import type { ApplicationInput } from "./application.inputs.ts";
import { decidedBy, writtenBy } from "./application.list.ts";
import { applicationRules } from "./application.rules.ts";
import { applicationReceivedJob } from "./application-received.job.ts";
import type { ApplicationKind } from "./applied-record.ts";
import { assertMayApply, lockOrMake, lockOwn, valuesOf, vendorValue, write } from "./draft.service.ts";
import { addStep } from "./steps.ts";
import { keepJudgedVersion } from "./versions.ts";

/** The limit of submissions per account, including repeated ones. */
const SUBMISSIONS: Limit = {
  name: "applications",
  times: 60,
  seconds: 3600,
  message: "You've sent a lot of applications.",
};

/** Returns the application with this id if the actor has written it or decides on it; otherwise null. */
export function findApplication(
  { em, actor }: Context,
  id: string,
  selection: Selection,
): Promise<Row<Application> | null> {
  const visible = sql`(${writtenBy(actor)} or (${decidedBy(actor)}))`;
  return readRow(em, Application, id, selection, visible);
}

/** A submission of an application. */
export interface Submission {
  readonly kind: ApplicationKind;
  /** The record's id. */
  readonly id: string;
  readonly input: ApplicationInput;
  /** The idempotency key: repeating it has no further effect. */
  readonly key: string;
  /** The version of the submitted draft; null if none was saved. */
  readonly version?: number | null | undefined;
}

/**
 * Submits the actor's application for a record, or resubmits a withdrawn one; of several submissions with the
 * same key, one takes effect and all get its result. Returns the application's id.
 * @throws as `saveDraft`; InvalidInputError with a message for each field that is missing or invalid.
 */
export async function submitApplication(context: Context, submission: Submission): Promise<number> {
  const { em, limits } = context;
  const { kind, id, input, version } = submission;
  const { key } = await validate(creationKeyRules, submission);
  const values = valuesOf(await validate(applicationRules, input), input);
  await limits.count(SUBMISSIONS, String(personOf(context).id));
  return em.transactional(async () => {
    const repeated = await findSubmission(context, submission);
    if (repeated) return repeated.id;
    const record = await assertMayApply(context, kind, id);
    const vendor = await vendorValue(context, input);
    const found = await lockOrMake(context, record);
    const { application } = found;
    if (application.submissionKey === key) return application.id;
    write(found, { ...values, ...vendor }, version, "submitted");
    await writeAnswers(context, application, { call: record, answers: input.answers, isComplete: true });
    const now = new Date();
    Object.assign(application, { status: "submitted", submissionKey: key, submittedAt: now, updatedAt: now });
    addStep(context, application);
    await em.flush();
    await recordAuditEvent(context, { action: "application.submitted", subject: application.id });
    await addJob(em, applicationReceivedJob, { id: application.id, version: application.version });
    return application.id;
  });
}

/** Returns the result of an earlier submission with this key, even if the record has changed since. */
function findSubmission(
  context: Context,
  { kind, id, key }: Submission,
): Promise<Pick<Application, "id"> | null> {
  const applicant = personOf(context).id;
  return context.em.findOne(Application, { applicant, submissionKey: key, [kind]: parseId(id) ?? 0 });
}

/**
 * Withdraws the actor's own application; they keep it and can edit and resubmit it. Returns its id.
 * @throws NotFoundError if it doesn't exist or isn't theirs; ConflictError if it is a draft or was decided
 * on.
 */
export async function withdrawApplication(context: Context, id: string): Promise<number> {
  const application = await lockOwn(context, id);
  if (application.status === "withdrawn") return application.id;
  assertMove("application", { by: "author", from: application.status, to: "withdrawn" });
  await keepJudgedVersion(context, application.id);
  application.status = "withdrawn";
  markEdited(application);
  addStep(context, application);
  await context.em.flush();
  await recordAuditEvent(context, { action: "application.withdrawn", subject: application.id });
  return application.id;
}
