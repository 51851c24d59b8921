import { LockMode, UniqueConstraintViolationException } from "@mikro-orm/core";
import type { InferType } from "yup";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, InvalidInputError, NotFoundError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { withoutLeftOut } from "../../../shared/schema/kept-fields.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { assertSameVersion, markEdited } from "../../../shared/schema/versioned.ts";
import { changesBetween } from "../../administration/audit/changes-between.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { stemsOf } from "../ranking/synonyms.ts";
import { SearchSynonym } from "./synonym.entity.ts";
import { synonymRules } from "./synonym.rules.ts";
import type { SearchSynonymInput } from "./synonym.types.ts";
import { SynonymOrigins, SynonymStatuses } from "./synonym-kinds.ts";

/** The maximum number of synonyms: each search checks the index's copy of those that begin with its words. */
const MAX_SYNONYMS = 5_000;
const AUDITED = ["term", "means", "twoWay", "status"] as const;

/**
 * Validates a synonym.
 * @throws InvalidInputError for terms without a searchable word, or that search already treats as equal.
 */
export async function readSynonym(input: SearchSynonymInput): Promise<InferType<typeof synonymRules>> {
  const given = await validate(synonymRules, input);
  const [term, means] = [stemsOf(given.term), stemsOf(given.means)];
  for (const [field, stems] of Object.entries({ term, means })) {
    const message = "Search ignores all of these words. Add a more specific one.";
    if (stems.length === 0) throw new InvalidInputError(message, { [field]: message });
  }
  if (term.join(" ") === means.join(" ")) {
    const message = "Search already treats these as the same.";
    throw new InvalidInputError(message, { means: message });
  }
  return given;
}

/**
 * Adds a synonym, which search uses immediately.
 * @throws InvalidInputError, ConflictError
 */
export async function addSynonym(context: Context, input: SearchSynonymInput): Promise<SearchSynonym> {
  const { em } = context;
  const given = await readSynonym(input);
  if ((await em.count(SearchSynonym)) >= MAX_SYNONYMS) {
    throw new ConflictError(`There are ${MAX_SYNONYMS.toLocaleString("en-US")} synonyms. Remove some first.`);
  }
  const now = new Date();
  const synonym = em.create(SearchSynonym, {
    ...given,
    learned: false,
    status: SynonymStatuses.ACTIVE,
    source: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
  synonym.origin = SynonymOrigins.GIVEN;
  await save(context);
  const changes = changesBetween(undefined, synonym, AUDITED);
  await recordAuditEvent(context, { action: "synonym.added", subject: synonym.id, changes });
  return synonym;
}

/** Changes a synonym. @throws InvalidInputError, NotFoundError, ConflictError for a stale version or a known pair. */
export async function editSynonym(
  context: Context,
  id: string,
  input: SearchSynonymInput,
  version: number,
): Promise<SearchSynonym> {
  const given = await readSynonym(input);
  const synonym = await locked(context, id, version);
  const before = { ...synonym };
  Object.assign(synonym, withoutLeftOut(given, input, ["twoWay"]));
  markEdited(synonym);
  await save(context);
  const changes = changesBetween(before, synonym, AUDITED);
  await recordAuditEvent(context, { action: "synonym.edited", subject: synonym.id, changes });
  return synonym;
}

/** Removes a synonym; a learned one may be proposed again. Returns its id. @throws NotFoundError, ConflictError */
export async function removeSynonym(context: Context, id: string, version: number): Promise<string> {
  const synonym = await locked(context, id, version);
  const changes = changesBetween(synonym, undefined, AUDITED);
  await recordAuditEvent(context, { action: "synonym.removed", subject: synonym.id, changes });
  await context.em.remove(synonym).flush();
  return id;
}

/**
 * Accepts or refuses a learned synonym, even if it was decided before.
 * @throws NotFoundError, ConflictError
 */
export async function decideSynonym(
  context: Context,
  id: string,
  accept: boolean,
  version: number,
): Promise<SearchSynonym> {
  const synonym = await locked(context, id, version);
  if (!synonym.learned) throw new ConflictError("Only learned synonyms can be accepted or rejected.");
  const before = { ...synonym };
  synonym.status = accept ? SynonymStatuses.ACTIVE : SynonymStatuses.REFUSED;
  markEdited(synonym);
  await context.em.flush();
  const changes = changesBetween(before, synonym, AUDITED);
  await recordAuditEvent(context, {
    action: accept ? "synonym.accepted" : "synonym.refused",
    subject: synonym.id,
    changes,
  });
  return synonym;
}

async function locked(context: Context, id: string, version: number): Promise<SearchSynonym> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const synonym = await context.em.findOne(SearchSynonym, { id: parseId(id) ?? 0 }, options);
  if (!synonym) throw new NotFoundError("This synonym doesn't exist. Someone may have removed it.");
  assertSameVersion(synonym, version, "synonym");
  synonym.origin = synonym.learned ? SynonymOrigins.LEARNED : SynonymOrigins.GIVEN;
  return synonym;
}

/** @throws ConflictError for a pair that exists, in either order. */
async function save({ em }: Context): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const message = "These two terms are already in the list, perhaps rejected or in reverse order.";
    throw new ConflictError(message, { means: message });
  }
}
