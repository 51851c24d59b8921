import { LockMode, UniqueConstraintViolationException } from "@mikro-orm/core";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, InvalidInputError, NotFoundError } from "../../../../shared/errors.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { assertSameVersion, markEdited } from "../../../../shared/schema/versioned.ts";
import { changesBetween } from "../../audit/changes-between.ts";
import { recordAuditEvent } from "../../audit/record-audit-event.ts";
import { kindOf } from "../kind-of.ts";
import { assertAllowed } from "./assert-allowed.ts";
import { mappingOfSource } from "./source-mapping.ts";
import type { SyncSourceInput } from "./sync.types.ts";
import { SyncSource } from "./sync-source.entity.ts";
import { syncSourceRules } from "./sync-source.rules.ts";

/** The maximum number of sources, all of which the screen shows. */
const MAX_SOURCES = 50;
const LETTERS = "An import of this kind writes to people, so it isn't synced. Import a file instead.";
/** The key of the advisory lock for counting sources. */
const COUNT_LOCK = 7_305_119;
/** A URL may contain a key, so the audit trail doesn't record it. */
const AUDITED = ["name", "kind", "format", "skipBad", "schedule", "enabled"] as const;

/** Returns all sources, by name. */
export function readSources({ em }: Context): Promise<SyncSource[]> {
  return em.find(SyncSource, {}, { orderBy: { name: "asc" }, limit: MAX_SOURCES });
}

/** Adds a source. @throws InvalidInputError, ConflictError */
export async function addSource(context: Context, input: SyncSourceInput): Promise<SyncSource> {
  const { em } = context;
  const given = await checkedSource(context, input);
  await em.execute("select pg_advisory_xact_lock(?)", [COUNT_LOCK]);
  if ((await em.count(SyncSource)) >= MAX_SOURCES)
    throw new ConflictError(`There are already ${MAX_SOURCES} sources. Remove one first.`);
  const source = Object.assign(new SyncSource(), given);
  em.persist(source);
  await save(context);
  const changes = changesBetween(undefined, source, AUDITED);
  await recordAuditEvent(context, { action: "sync_source.added", subject: source.id, changes });
  return source;
}

/**
 * Changes a source, whose content is then fetched again.
 * @throws InvalidInputError, NotFoundError, ConflictError
 */
export async function editSource(
  context: Context,
  id: string,
  input: SyncSourceInput,
  version: number,
): Promise<SyncSource> {
  const source = await locked(context, id, version);
  const given = await checkedSource(context, completed(input, source));
  const before = { ...source };
  Object.assign(source, given, { etag: null, lastModified: null, contentHash: null });
  markEdited(source);
  await save(context);
  const changes = {
    ...changesBetween(before, source, AUDITED),
    ...(before.location !== source.location && { location: { after: "changed" } }),
    ...(before.mapping !== source.mapping && { mapping: { after: "changed" } }),
  };
  await recordAuditEvent(context, { action: "sync_source.edited", subject: source.id, changes });
  return source;
}

/**
 * Includes a source in syncs, or excludes it.
 * @throws NotFoundError, ConflictError
 */
export async function setSourceEnabled(
  context: Context,
  id: string,
  enabled: boolean,
  version: number,
): Promise<SyncSource> {
  const source = await locked(context, id, version);
  if (source.enabled === enabled) return source;
  source.enabled = enabled;
  markEdited(source);
  await context.em.flush();
  const action = enabled ? "sync_source.enabled" : "sync_source.disabled";
  await recordAuditEvent(context, { action, subject: source.id });
  return source;
}

/**
 * Removes a source; the data it imported remains. Returns its id.
 * @throws NotFoundError, ConflictError
 */
export async function removeSource(context: Context, id: string, version: number): Promise<string> {
  const source = await locked(context, id, version);
  const changes = changesBetween(source, undefined, AUDITED);
  await recordAuditEvent(context, { action: "sync_source.removed", subject: source.id, changes });
  await context.em.remove(source).flush();
  return id;
}

/** Returns an edit with what a client left out as the source has it. */
function completed(
  input: SyncSourceInput,
  { format, mapping, skipBad, schedule }: SyncSource,
): SyncSourceInput {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return { ...input, format, mapping, skipBad, schedule, ...Object.fromEntries(given) };
}

async function checkedSource(context: Context, input: SyncSourceInput) {
  const given = await validate(syncSourceRules, input);
  const kind = await kindOf(context, given.kind);
  if (kind.letters) throw new InvalidInputError(LETTERS, { kind: LETTERS });
  mappingOfSource(given.mapping, given.name, kind);
  assertAllowed(context, given.location);
  return given;
}

async function locked({ em }: Context, id: string, version: number): Promise<SyncSource> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const source = await em.findOne(SyncSource, { id: parseId(id) ?? 0 }, options);
  if (!source) throw new NotFoundError("This source doesn't exist. Someone may have removed it.");
  assertSameVersion(source, version, "source");
  return source;
}

/** @throws ConflictError if another source has the same name. */
async function save({ em }: Context): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const message = "Another source has this name.";
    throw new ConflictError(message, { name: message });
  }
}
