import { randomInt } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import {
  ConflictError,
  type FieldMessages,
  ForbiddenError,
  InvalidInputError,
  NotFoundError,
} from "../../../shared/errors.ts";
import type { Limit } from "../../../shared/limits.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { type ApplicationKind, type AppliedRecord, findApplied } from "../applications/applied-record.ts";
import { NO_SUCH_RECORD } from "../applications/record-kinds.ts";
import { findMemberships } from "../organizations/membership.service.ts";
import { mayEdit } from "../organizations/organization.policy.ts";
import type { FormQuestionInput } from "./application-form.ts";
import { formRules, tidyQuestion } from "./form.rules.ts";
import type { Question } from "./question.rules.ts";

/** A call that can have an application form. */
export interface Call {
  readonly kind: ApplicationKind;
  readonly id: number;
}

/** A version of a call's form, and the questions that only earlier ones asked. */
export interface CallForm {
  /** 0 without a form. */
  readonly version: number;
  readonly questions: readonly Question[];
  /** The latest wording of each question that isn't asked anymore. */
  readonly former: readonly Question[];
}

/** The limit of edits per account. */
const EDITS: Limit = {
  name: "application-forms",
  times: 120,
  seconds: 3600,
  message: "You've changed application forms a lot.",
};
const ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const ID_LENGTH = 8;

const newId = (): string =>
  Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join("");

const UNLIMITED = { earliest: null, latest: null } as const;

/** Returns the form of a call with what it asked before; one without questions if there is none. */
export async function readForm({ em }: Pick<Context, "em">, { kind, id }: Call): Promise<CallForm> {
  const versions = await em.execute<{ version: number; questions: Question[] }[]>(
    `select version, questions from application_forms where ${kind}_id = ? order by version desc`,
    [id],
  );
  const [{ version, questions } = { version: 0, questions: [] }, ...earlier] = versions.map((form) => ({
    ...form,
    // Versions that were saved before dates had limits lack these.
    questions: form.questions.map((question): Question => ({ ...UNLIMITED, ...question })),
  }));
  const known = new Set(questions.map((question) => question.id));
  const former: Question[] = [];
  for (const question of earlier.flatMap((form) => form.questions)) {
    if (known.has(question.id)) continue;
    known.add(question.id);
    former.push(question);
  }
  return { version, questions, former };
}

/**
 * Returns a call whose form the actor may edit.
 * @throws NotFoundError, ForbiddenError
 */
async function editableCall(context: Context, kind: ApplicationKind, id: string): Promise<AppliedRecord> {
  const record = await findApplied(context, kind, id);
  if (mayEdit(context.actor, await findMemberships(context), record.owner)) return record;
  if (record.isPublic)
    throw new ForbiddenError("Only the team that posted this can open its application form.");
  throw new NotFoundError(NO_SUCH_RECORD[kind]);
}

/**
 * Returns the form of a call for its team.
 * @throws NotFoundError, ForbiddenError
 */
export async function readOwnForm(context: Context, kind: ApplicationKind, id: string): Promise<CallForm> {
  return readForm(context, await editableCall(context, kind, id));
}

/** A new version of a form. */
export interface FormChange {
  readonly kind: ApplicationKind;
  /** The id of the call. */
  readonly id: string;
  readonly questions: readonly FormQuestionInput[];
  /** The version that was edited; 0 for a first form. */
  readonly version: number;
}

/**
 * Saves a new version of a call's form; earlier ones stay, so that their answers can still be read. The same form
 * again changes nothing.
 * @throws NotFoundError, ForbiddenError; InvalidInputError with a message for each field, such as
 * `questions[0].label`; ConflictError if the form was changed in the meantime.
 */
export async function saveForm(
  context: Context,
  { kind, id, version, questions }: FormChange,
): Promise<CallForm> {
  const { em, limits } = context;
  const person = personOf(context);
  const valid = await validate(formRules, { questions });
  await limits.count(EDITS, String(person.id));
  return em.transactional(async () => {
    const table = kind === "opportunity" ? "opportunities" : "collaborations";
    await em.execute(`select from ${table} where id = ? for update`, [parseId(id) ?? 0]);
    const call = await editableCall(context, kind, id);
    const before = await readForm(context, call);
    if (before.version !== version) {
      const message = "Somebody else changed this form in the meantime. Load the page again to see it.";
      throw new ConflictError(message, { version: message });
    }
    const after = identified(
      valid.questions.map((question) => tidyQuestion(question)),
      before,
    );
    if (isDeepStrictEqual(after, before.questions)) return before;
    await em.execute(
      `insert into application_forms (${kind}_id, version, questions, made_by_id) values (?, ?, ?::jsonb, ?)`,
      [call.id, version + 1, JSON.stringify(after), person.id],
    );
    await recordAuditEvent(context, {
      action: `${kind}.form_changed`,
      subject: call.id,
      changes: { questions: { before: before.questions.length, after: after.length } },
    });
    return readForm(context, call);
  });
}

/**
 * Gives new questions an id, and keeps how the others are answered.
 * @throws InvalidInputError for a question of another form, or one whose kind is another.
 */
function identified(
  questions: readonly (Omit<Question, "id"> & { readonly id: string | null })[],
  { questions: current, former }: CallForm,
): Question[] {
  const known = new Map([...current, ...former].map((question) => [question.id, question]));
  const fields: FieldMessages = {};
  const used = new Set<string>();
  const all = questions.map((question, at): Question => {
    const { id } = question;
    if (id === null) return { ...question, id: newId() };
    const kind = known.get(id)?.kind;
    if (!kind || used.has(id))
      fields[`questions[${at}].id`] = "This isn't a question of this form, or is there twice.";
    else if (kind !== question.kind)
      fields[`questions[${at}].kind`] =
        "How a question is answered can't change. Remove it, and add another question.";
    used.add(id);
    return { ...question, id };
  });
  const [first] = Object.values(fields);
  if (first) throw new InvalidInputError(first, fields);
  return all;
}
