import { LockMode } from "@mikro-orm/postgresql";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, ForbiddenError, NotFoundError } from "../../../shared/errors.ts";
import type { Done } from "../../../shared/fields/done.ts";
import { parseId } from "../../../shared/fields/ids.ts";
import { validate } from "../../../shared/fields/validation.ts";
import { markEdited } from "../../../shared/fields/versioned.ts";
import type { Limit } from "../../../shared/limits.ts";
import { assertMove } from "../../../shared/states/assert-move.ts";
import { Application } from "./application.entity.ts";
import type { ApplicationInput } from "./application.inputs.ts";
import { isPrivate } from "./application.policy.ts";
import { applicationDraftRules } from "./application.rules.ts";
import { type ApplicationKind, type AppliedRecord, standingFor } from "./applied-record.ts";

/** Drafts saved per account; a form saves one a few seconds after each pause in typing. */
const DRAFTS: Limit = {
  name: "application-drafts",
  times: 300,
  seconds: 600,
  message: "You've saved your drafts a lot.",
};

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
const MISSING = "This application doesn't exist.";

/** The values of an application, with empty texts for what is not given. */
export const valuesOf = ({ affiliation, contactEmail, text, links }: ApplicationInput) => ({
  affiliation: affiliation ?? "",
  contactEmail: contactEmail ?? "",
  text: text ?? "",
  links: (links ?? []).filter(Boolean),
});

/** What the actor applies for. @throws NotFoundError if there is none; ForbiddenError or ConflictError if they can't. */
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
 * The actor's application for a record, locked until the transaction ends, and whether this has made it: then it is an
 * empty draft. Of several at once, one makes it and the others wait.
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

/** The actor's own application, locked. @throws NotFoundError if it doesn't exist or isn't theirs. */
export async function lockOwn(context: Context, id: string): Promise<Application> {
  const own = { id: parseId(id) ?? 0, applicant: personOf(context).id };
  const application = await context.em.findOne(Application, own, LOCKED);
  if (!application) throw new NotFoundError(MISSING);
  return application;
}

/**
 * Puts what was typed into the application.
 * @param version the one that was edited; null for a new one.
 * @param to what it becomes; left out, its status stays.
 * @throws ConflictError if it was submitted, or changed elsewhere meanwhile.
 */
export function write(
  { application, isNew }: { application: Application; isNew: boolean },
  values: ReturnType<typeof valuesOf>,
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
 * Keeps what the actor has typed for a record; it may be incomplete. Returns the application's id.
 * @throws InvalidInputError for what is too long; NotFoundError without such a record; ForbiddenError for the owner's
 * people; ConflictError if it takes no applications, was applied for, or the draft was changed elsewhere.
 */
export async function saveDraft(
  context: Context,
  { kind, id }: { kind: ApplicationKind; id: string },
  input: ApplicationInput,
  version: number | null | undefined,
): Promise<number> {
  const { em, limits } = context;
  const values = valuesOf(await validate(applicationDraftRules, input));
  await limits.count(DRAFTS, String(personOf(context).id));
  return em.transactional(async () => {
    const found = await lockOrMake(context, await assertMayApply(context, kind, id));
    write(found, values, version);
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
  await context.em.nativeDelete(Application, { id: key });
  return { message: "Your draft was deleted" };
}
