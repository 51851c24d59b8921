import { UniqueConstraintViolationException } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, InvalidInputError, NotFoundError } from "../../../../shared/errors.ts";
import type { Limit } from "../../../../shared/limits.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { assertSameVersion } from "../../../../shared/schema/versioned.ts";
import { changesBetween } from "../../audit/changes-between.ts";
import { recordAuditEvent } from "../../audit/record-audit-event.ts";
import type { CatalogValueInput } from "../catalog.types.ts";
import { type CatalogForm, recordOf, textRules } from "../forms/form.rules.ts";
import { type FormKind, formOf } from "../forms/forms.rules.ts";
import { type CatalogKind, CatalogKinds, type CatalogWriting } from "../kinds/catalog-kind.ts";
import { TABLES } from "../kinds/tables.ts";
import { WRITINGS } from "../kinds/writings.ts";
import { usersOf } from "./in-use.ts";
import { readEntry, type StoredEntry } from "./read-entry.ts";
import { insertRecord, isTaken, type ReadyRecord, readyRecord, updateRecord } from "./write-record.ts";

/** Records written or deleted per account. */
const EDITS: Limit = {
  name: "catalog-edits",
  times: 1000,
  seconds: 3600,
  message: "You've changed a lot of records.",
};

const LONGEST = 100_000;

/**
 * Returns the form and writing of a kind.
 * @throws InvalidInputError for a kind that has its own editor.
 */
function editingOf(kind: CatalogKind): { form: CatalogForm; kind: FormKind; writing: CatalogWriting } {
  const form = formOf(kind);
  if (form) return { form, kind: kind as FormKind, writing: WRITINGS[kind as FormKind] };
  const message = "These are edited on their own pages.";
  throw new InvalidInputError(message, { kind: message });
}

/**
 * Returns the entered texts by field.
 * @throws InvalidInputError for a field that the form doesn't have.
 */
function textsOf(form: CatalogForm, values: readonly CatalogValueInput[]): Record<string, string> {
  const known = new Set(form.fields.map(({ name }) => name));
  for (const { name, value } of values) {
    if (!known.has(name)) {
      const message = "This form doesn't have this field.";
      throw new InvalidInputError(message, { values: message });
    }
    if (value.length > LONGEST) {
      const message = `Enter at most ${LONGEST.toLocaleString("en-US")} characters`;
      throw new InvalidInputError(message, { [name]: message });
    }
  }
  return Object.fromEntries(values.map(({ name, value }) => [name, value]));
}

/**
 * Validates texts and converts them to a record.
 * @throws InvalidInputError for the fields at fault.
 */
async function checked(form: CatalogForm, texts: Readonly<Record<string, string>>): Promise<object> {
  return recordOf(form, await validate(textRules(form), texts));
}

/** Allows one writer per kind at a time, so that a form submitted twice creates one record. */
async function lockKind(em: EntityManager, kind: string): Promise<void> {
  await em.execute("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`catalog:${kind}`]);
}

/** Converts the unique violation of a name that was taken in the meantime to an error for its field. */
async function refusingTaken<Result>(
  { taken: [field, message] }: CatalogWriting,
  write: () => Promise<Result>,
) {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new ConflictError(message, { [field]: message });
  }
}

async function assertFree(em: EntityManager, writing: CatalogWriting, ready: ReadyRecord, except = 0) {
  const [field, message] = writing.taken;
  if (await isTaken(em, ready, writing.same, except)) throw new ConflictError(message, { [field]: message });
}

/** The fields that the audit trail records, which never include email addresses. */
const auditedOf = ({ fields }: CatalogForm) =>
  fields.map(({ name }) => name).filter((name) => name !== "contactEmail");

/**
 * Adds a record. Returns its id.
 * @throws InvalidInputError, ConflictError for the field at fault.
 */
export async function createRecord(
  context: Context,
  ofKind: CatalogKind,
  values: readonly CatalogValueInput[],
): Promise<number> {
  const { em, limits } = context;
  const { form, kind, writing } = editingOf(ofKind);
  await limits.count(EDITS, String(personOf(context).id));
  const record = await checked(form, textsOf(form, values));
  return refusingTaken(writing, () =>
    em.transactional(async (inside) => {
      await lockKind(inside, kind);
      const ready = await readyRecord(inside, writing.stored, record);
      await assertFree(inside, writing, ready);
      const id = await insertRecord(inside, ready);
      const after = await readEntry(inside, kind, id);
      const changes = changesBetween(undefined, after?.texts, auditedOf(form));
      await recordAuditEvent(
        { ...context, em: inside },
        { action: `${writing.subject}.created`, subject: id, changes },
      );
      return id;
    }),
  );
}

async function lockEntry(
  em: EntityManager,
  kind: FormKind,
  id: number,
  version: number,
  noun: string,
): Promise<StoredEntry> {
  const entry = await readEntry(em, kind, id, true);
  if (!entry) throw new NotFoundError(`This ${noun} doesn't exist. Someone may have removed it.`);
  assertSameVersion(entry, version, noun);
  return entry;
}

/**
 * Changes a record. Returns its id.
 * @throws like `createRecord`; NotFoundError; ConflictError for `version` if it was changed in the meantime.
 */
export async function editRecord(
  context: Context,
  ofKind: CatalogKind,
  given: string,
  values: readonly CatalogValueInput[],
  version: number,
): Promise<number> {
  const { em, limits } = context;
  const { form, kind, writing } = editingOf(ofKind);
  const id = parseId(given) ?? 0;
  await limits.count(EDITS, String(personOf(context).id));
  const texts = textsOf(form, values);
  return refusingTaken(writing, () =>
    em.transactional(async (inside) => {
      await lockKind(inside, kind);
      const before = await lockEntry(inside, kind, id, version, form.noun);
      assertFixed(form, before, texts);
      // Fields that the caller doesn't send remain unchanged.
      const record = await checked(form, { ...before.texts, ...texts });
      const ready = await readyRecord(inside, writing.stored, record);
      await assertFree(inside, writing, ready, id);
      await updateRecord(inside, ready, id);
      const after = await readEntry(inside, kind, id);
      const changes = changesBetween(before.texts, after?.texts, auditedOf(form));
      await recordAuditEvent(
        { ...context, em: inside },
        { action: `${writing.subject}.updated`, subject: id, changes },
      );
      return id;
    }),
  );
}

function assertFixed(
  form: CatalogForm,
  before: StoredEntry,
  texts: Readonly<Record<string, string | undefined>>,
) {
  for (const { name, label, fixed } of form.fields) {
    if (!fixed || texts[name] === undefined || texts[name] === before.texts[name]) continue;
    const message = `${label} can't be changed after saving`;
    throw new InvalidInputError(message, { [name]: message });
  }
}

/**
 * Deletes a record that nothing references, along with people's bookmarks and the like. Returns its id.
 * @throws NotFoundError; ConflictError for `version` if it was changed in the meantime, or if something
 * references it; InvalidInputError for kinds that are withdrawn instead.
 */
export async function removeRecord(
  context: Context,
  ofKind: CatalogKind,
  given: string,
  version: number,
): Promise<string> {
  const { em, limits } = context;
  const id = parseId(given) ?? 0;
  await limits.count(EDITS, String(personOf(context).id));
  return em.transactional(async (inside) => {
    const isVendor = ofKind === CatalogKinds.VENDORS;
    const noun = isVendor ? "vendor" : editingOf(ofKind).form.noun;
    const { table } = TABLES[ofKind];
    const [row] = await inside.execute<{ version: number; label: string }[]>(
      `select t.version, ${TABLES[ofKind].label} as label from ${table} t where t.id = ? for update`,
      [id],
    );
    if (!row) throw new NotFoundError(`This ${noun} doesn't exist. Someone may have removed it.`);
    assertSameVersion(row, version, noun);
    const own = isVendor ? ["vendor_categories"] : ofKind === CatalogKinds.PAPERS ? ["paper_topics"] : [];
    const users = await usersOf(inside, table, id, own);
    if (users) throw new ConflictError(`“${row.label}” can't be removed: ${users} refer to it.`);
    for (const link of own)
      await inside.execute(`delete from ${link} where ${isVendor ? "vendor_id" : "paper_id"} = ?`, [id]);
    await inside.execute(`delete from ${table} where id = ?`, [id]);
    await recordAuditEvent(
      { ...context, em: inside },
      {
        action: isVendor ? "vendor.removed" : `${editingOf(ofKind).writing.subject}.removed`,
        subject: id,
        changes: { label: { before: row.label } },
      },
    );
    return given;
  });
}
