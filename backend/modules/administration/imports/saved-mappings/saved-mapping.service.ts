import { LockMode } from "@mikro-orm/core";
import { asPerson } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, NotFoundError } from "../../../../shared/errors.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { assertSameVersion, markEdited } from "../../../../shared/schema/versioned.ts";
import { recordAuditEvent } from "../../audit/record-audit-event.ts";
import { kindOf } from "../kind-of.ts";
import { pathsIn } from "../mapping/mapping.ts";
import { ImportMapping } from "./import-mapping.entity.ts";
import { savedMappingRules } from "./saved-mapping.rules.ts";
import type { ImportMappingInput } from "./saved-mapping.types.ts";
import { usableMapping } from "./usable-mapping.ts";

/** The maximum number of saved mappings, all of which the screen may offer. */
const MAX_MAPPINGS = 200;
/** How many mappings are offered for a file. */
const MAX_OFFERED = 20;
/** The key of the advisory lock for counting mappings. */
const COUNT_LOCK = 7_305_151;

/** Returns the saved mappings of a kind, by name. */
export function readMappings({ em }: Context, kind: string): Promise<ImportMapping[]> {
  return em.find(ImportMapping, { kind }, { orderBy: { name: "asc" }, limit: MAX_MAPPINGS });
}

/** Returns the saved mappings of a kind for which a file has all columns, those with most columns first. */
export async function mappingsFor(
  { em }: Context,
  kind: string,
  columns: readonly string[],
): Promise<ImportMapping[]> {
  const found = await em.execute<{ id: number }[]>(
    `select id from import_mappings
     where kind = ? and columns <@ array(select jsonb_array_elements_text(?::jsonb))
     order by cardinality(columns) desc, name limit ${MAX_OFFERED}`,
    [kind, JSON.stringify(columns)],
  );
  const ids = found.map(({ id }) => id);
  const mappings = await em.find(ImportMapping, { id: { $in: ids } });
  return mappings.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/**
 * Saves a mapping by name. One that has the name is replaced if its version is given.
 * @throws InvalidInputError, ConflictError
 */
export async function saveMapping(
  context: Context,
  input: ImportMappingInput,
  version: number | null,
): Promise<ImportMapping> {
  const { em } = context;
  const { name } = await validate(savedMappingRules, input);
  const kind = await kindOf(context, input.kind);
  const { source: _source, ...mapping } = usableMapping(input.mapping, kind);
  await em.execute("select pg_advisory_xact_lock(?)", [COUNT_LOCK]);
  const stored = await em.findOne(
    ImportMapping,
    { name, kind: kind.name },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (stored && version === null) {
    const message = "A mapping has this name.";
    throw new ConflictError(message, { name: message });
  }
  if (stored && version !== null) assertSameVersion(stored, version, "mapping");
  if (!stored && (await em.count(ImportMapping)) >= MAX_MAPPINGS)
    throw new ConflictError(`There are already ${MAX_MAPPINGS} mappings. Remove one first.`);
  const saved = stored ?? Object.assign(new ImportMapping(), { name, kind: kind.name });
  Object.assign(saved, {
    mapping: JSON.stringify(mapping),
    columns: pathsIn({ ...mapping, source: "any" }),
    savedById: asPerson(context.actor)?.id ?? null,
  });
  if (stored) markEdited(saved);
  else em.persist(saved);
  await em.flush();
  await recordAuditEvent(context, {
    action: "import_mapping.saved",
    subject: saved.id,
    changes: { name: { after: name }, kind: { after: kind.name } },
  });
  return saved;
}

/**
 * Removes a saved mapping. Returns its id.
 * @throws NotFoundError, ConflictError
 */
export async function removeMapping(context: Context, id: string, version: number): Promise<string> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const mapping = await context.em.findOne(ImportMapping, { id: parseId(id) ?? 0 }, options);
  if (!mapping) throw new NotFoundError("This mapping doesn't exist. Someone may have removed it.");
  assertSameVersion(mapping, version, "mapping");
  await recordAuditEvent(context, {
    action: "import_mapping.removed",
    subject: mapping.id,
    changes: { name: { before: mapping.name }, kind: { before: mapping.kind } },
  });
  await context.em.remove(mapping).flush();
  return id;
}
