import { ref } from "@mikro-orm/core";
import { LockMode } from "@mikro-orm/postgresql";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, ForbiddenError, InvalidInputError, NotFoundError } from "../../../shared/errors.ts";
import type { Limit } from "../../../shared/limits.ts";
import type { Done } from "../../../shared/schema/done.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { withoutLeftOut } from "../../../shared/schema/kept-fields.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { markEdited } from "../../../shared/schema/versioned.ts";
import { assertMove } from "../../../shared/states/assert-move.ts";
import { readOwnVendors } from "../../catalog/vendors/organization-vendors.ts";
import { Vendor } from "../../catalog/vendors/vendor.entity.ts";
import { removeFilesIn } from "../call-forms/files/answer-files.service.ts";
import { writeAnswers } from "../call-forms/write-answers.ts";
import { Application } from "./application.entity.ts";
import type { ApplicationInput } from "./application.inputs.ts";
import { isPrivate } from "./application.policy.ts";
import { applicationDraftRules } from "./application.rules.ts";
import { type ApplicationKind, type AppliedRecord, standingFor } from "./applied-record.ts";

/** The limit of drafts saved per account; a form saves one a few seconds after each pause in typing. */
const DRAFTS: Limit = {
  name: "application-drafts",
  times: 300,
  seconds: 600,
  message: "You've saved your drafts a lot.",
};

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
const MISSING = "This application doesn't exist.";

/**
 * Returns the reference to the vendor that an application is made for; nothing if it stays as it is.
 * @throws InvalidInputError if it isn't a public one of the actor's organizations.
 */
export async function vendorValue(
  context: Context,
  { vendorId }: ApplicationInput,
): Promise<Pick<Application, "vendor">> {
  if (vendorId === undefined) return {};
  if (vendorId === null) return { vendor: null };
  const own = (await readOwnVendors(context)).find(({ id }) => id === parseId(vendorId));
  if (own) return { vendor: ref(Vendor, own.id) };
  const message = "Choose a published vendor of your organization.";
  throw new InvalidInputError(message, { vendorId: message });
}

/** Returns what a validated input changes of an application: null empties a field, and what is left out stays. */
export const valuesOf = (
  { affiliation, contactEmail, text, links }: ApplicationInput,
  input: ApplicationInput,
) =>
  withoutLeftOut(
    {
      affiliation: affiliation ?? "",
      contactEmail: contactEmail ?? "",
      text: text ?? "",
      links: (links ?? []).filter(Boolean),
    },
    input,
    ["affiliation", "contactEmail", "text", "links"],
  );

/**
 * Returns the record that the actor applies for.
 * @throws NotFoundError if there is none; ForbiddenError or ConflictError if they can't.
 */
export async function assertMayApply(
  context: Context,
  kind: ApplicationKind,
  id: string,
): Promise<AppliedRecord> {
  const { record, refusal } = await standingFor(context, kind, id);
  if (refusal === null) return record;
  if (refusal === record.closed) throw new ConflictError(refusal);
  throw new ForbiddenError(refusal);
}

/**
 * Returns the actor's application for a record, locked until the transaction ends, creating an empty draft if
 * there is none. Of several concurrent calls, one creates it and the others wait.
 */
export async function lockOrMake(
  context: Context,
  { kind, id }: AppliedRecord,
): Promise<{ application: Application; isNew: boolean }> {
  const { em } = context;
  const applicant = personOf(context).id;
  const made = await em.execute<unknown[]>(
    `insert into applications (applicant_id, ${kind}_id) values (?, ?) on conflict do nothing returning id`,
    [applicant, id],
  );
  const application = await em.findOneOrFail(Application, { applicant, [kind]: id }, LOCKED);
  return { application, isNew: made.length > 0 };
}

/**
 * Returns the actor's own application, locked.
 * @throws NotFoundError if it doesn't exist or isn't theirs.
 */
export async function lockOwn(context: Context, id: string): Promise<Application> {
  const own = { id: parseId(id) ?? 0, applicant: personOf(context).id };
  const application = await context.em.findOne(Application, own, LOCKED);
  if (!application) throw new NotFoundError(MISSING);
  return application;
}

/**
 * Writes the values into the application.
 * @param version the version that was edited; null for a new one.
 * @param to the new status; if omitted, the status stays unchanged.
 * @throws ConflictError if it was submitted, or changed elsewhere in the meantime.
 */
export function write(
  { application, isNew }: { application: Application; isNew: boolean },
  values: ReturnType<typeof valuesOf> & Pick<Application, "vendor">,
  version: number | null | undefined,
  to?: "submitted",
): void {
  const { status } = application;
  const applied = "You've already applied. Withdraw your application to change it.";
  assertMove("application", { by: "author", from: status, to: to ?? status }, applied);
  if (isNew ? version != null : version !== application.version) {
    const message = "Your draft was changed in another tab or on another device.";
    throw new ConflictError(message, { version: message });
  }
  Object.assign(application, values);
  if (!isNew) markEdited(application);
}

/**
 * Saves the actor's draft for a record, which may be incomplete. Returns the application's id.
 * @throws InvalidInputError for fields that are too long; NotFoundError without such a record; ForbiddenError
 * for the record's owners; ConflictError if it doesn't accept applications, the actor has already applied, or
 * the draft was changed elsewhere.
 */
export async function saveDraft(
  context: Context,
  { kind, id }: { kind: ApplicationKind; id: string },
  input: ApplicationInput,
  version: number | null | undefined,
): Promise<number> {
  const { em, limits } = context;
  const values = valuesOf(await validate(applicationDraftRules, input), input);
  await limits.count(DRAFTS, String(personOf(context).id));
  return em.transactional(async () => {
    const record = await assertMayApply(context, kind, id);
    const vendor = await vendorValue(context, input);
    const found = await lockOrMake(context, record);
    write(found, { ...values, ...vendor }, version);
    await writeAnswers(context, found.application, {
      call: record,
      answers: input.answers,
      isComplete: false,
    });
    await em.flush();
    return found.application.id;
  });
}

/**
 * Deletes the actor's own draft or withdrawn application.
 * @throws NotFoundError if it doesn't exist or isn't theirs; ConflictError if it is submitted.
 */
export async function discardApplication(context: Context, id: string): Promise<Done> {
  const { id: key, status } = await lockOwn(context, id);
  const submitted = isPrivate(status) ? undefined : "It's already submitted. Withdraw it first.";
  assertMove("application", { by: "author", from: status, to: "deleted" }, submitted);
  await removeFilesIn(context.em, key);
  await context.em.nativeDelete(Application, { id: key });
  return { message: "Your draft was deleted" };
}
