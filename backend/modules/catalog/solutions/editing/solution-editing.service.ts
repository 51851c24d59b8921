import { ref } from "@mikro-orm/core";
import { isAdministrator, personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, InvalidInputError, NotFoundError } from "../../../../shared/errors.ts";
import { namesWith } from "../../../../shared/fields/field.rules.ts";
import { storedFields } from "../../../../shared/fields/stored.ts";
import type { Limit } from "../../../../shared/limits.ts";
import { lockRow } from "../../../../shared/rows/lock-row.ts";
import { parseId, parseIds } from "../../../../shared/schema/ids.ts";
import { withoutLeftOut } from "../../../../shared/schema/kept-fields.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { assertSameVersion, markEdited } from "../../../../shared/schema/versioned.ts";
import { assertMove } from "../../../../shared/states/assert-move.ts";
import { slugify } from "../../../../shared/text/text.ts";
import { changesBetween } from "../../../administration/audit/changes-between.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { findMemberships } from "../../../marketplace/organizations/membership.service.ts";
import { notifyWatchers } from "../../../marketplace/watch-lists/notify-watchers.ts";
import { Category } from "../../taxonomy/category.entity.ts";
import { Sport } from "../../taxonomy/sport.entity.ts";
import { lockEditable } from "../../vendors/editing/vendor-editing.service.ts";
import type { Vendor } from "../../vendors/vendor.entity.ts";
import { Solution } from "../solution.entity.ts";
import { solutionFields } from "../solution.fields.ts";
import { MAX_SOLUTIONS } from "../solution.rules.ts";
import type { SolutionStatus } from "../solution-status.ts";
import { offerRules } from "./offer.rules.ts";
import type { SolutionInput } from "./solution.inputs.ts";

/** The limit of solutions written or edited per account. */
const EDITS: Limit = {
  name: "solution-edits",
  times: 200,
  seconds: 3600,
  message: "You've changed a lot of solutions.",
};

const MISSING = "This solution doesn't exist.";
const AUDITED = [...namesWith(solutionFields, "audited"), "category", "status"] as const;

function invalid(field: string, message: string): InvalidInputError {
  return new InvalidInputError(message, { [field]: message });
}

/**
 * Validates the input and loads the category and the sports that it names.
 * @param known integrations and plans that are kept unless the input has some.
 * @throws InvalidInputError at the field.
 */
async function readInput(
  { em }: Context,
  input: SolutionInput,
  known: Pick<Solution, "integrations" | "plans"> = { integrations: [], plans: [] },
) {
  const { categoryId, sportIds, ...words } = await validate(offerRules, input);
  const category = await em.findOne(Category, { id: parseId(categoryId) ?? 0, kind: "solution" });
  if (!category) throw invalid("categoryId", "Choose one of the categories");
  const wanted = new Set(sportIds ?? []);
  const sports = await em.find(Sport, { id: { $in: parseIds([...wanted]) } });
  if (sports.length !== wanted.size) throw invalid("sportIds", "Choose from the list of sports");
  return {
    sports,
    fields: {
      ...storedFields(solutionFields, words),
      slug: slugify(words.title),
      category: ref(category),
      priceBand: input.priceBand,
      levels: [...new Set(input.levels)],
      tags: [...new Set(words.tags ?? [])],
      integrations: [...new Set(words.integrations ?? known.integrations)],
      plans: words.plans ?? known.plans,
    },
  };
}

/**
 * Requires the vendor to be locked, so that a form submitted twice creates one solution.
 * @throws ConflictError at `title`.
 */
async function assertFree({ em }: Context, vendorId: number, title: string, except = 0): Promise<void> {
  const taken = await em.execute<unknown[]>(
    "select from solutions where vendor_id = ? and fold_text(title) = fold_text(?) and id <> ? limit 1",
    [vendorId, title, except],
  );
  const message = "You already have a solution with this title";
  if (taken.length > 0) throw new ConflictError(message, { title: message });
}

/**
 * A withdrawn vendor's solutions can't be public.
 * @throws ConflictError
 */
function assertPublic({ status }: Vendor): void {
  if (status === "withdrawn")
    throw new ConflictError("This vendor is withdrawn. Restore it before you publish its solutions.");
}

/**
 * Lists a solution of a vendor, published or as a draft. Returns its id.
 * @param rating applies until there are reviews.
 * @throws InvalidInputError, ConflictError at the invalid field; NotFoundError if there is no such vendor;
 * ForbiddenError for anyone but its members.
 */
export async function createSolution(
  context: Context,
  vendorId: string,
  input: SolutionInput,
  publish: boolean,
  rating = 0,
): Promise<number> {
  const { em, limits } = context;
  await limits.count(EDITS, String(personOf(context).id));
  return em.transactional(async () => {
    const vendor = await lockEditable(context, vendorId);
    if (publish) assertPublic(vendor);
    const { fields, sports } = await readInput(context, input);
    await assertFree(context, vendor.id, fields.title);
    if ((await em.count(Solution, { vendor: vendor.id })) >= MAX_SOLUTIONS)
      throw new ConflictError(`A vendor can list at most ${MAX_SOLUTIONS} solutions.`);
    const now = new Date();
    const solution = em.create(Solution, {
      ...fields,
      vendor: ref(vendor),
      status: publish ? "published" : "draft",
      rating,
      reviewCount: 0,
      createdAt: now,
      updatedAt: now,
    });
    solution.sports.set(sports);
    await em.flush();
    const changes = changesBetween(undefined, solution, AUDITED);
    await recordAuditEvent(context, { action: "solution.created", subject: solution.id, changes });
    if (publish) await notifyOfSolution(context, solution, vendor);
    return solution.id;
  });
}

/**
 * Returns a solution that the actor may edit, and its vendor, which is locked until the transaction ends.
 * @throws NotFoundError if there is none; ForbiddenError for others.
 */
export async function findOwnSolution(
  context: Context,
  id: string,
): Promise<{ readonly known: Solution; readonly vendor: Vendor }> {
  const known = await context.em.findOne(Solution, parseId(id) ?? 0);
  if (!known) throw new NotFoundError(MISSING);
  const vendor = await lockEditable(context, known.vendor.id).catch((error: unknown) => {
    // Hides the existence of a draft from others.
    throw known.status === "published" ? error : new NotFoundError(MISSING);
  });
  return { known, vendor };
}

/**
 * Returns a solution that the actor may edit, locked until the transaction ends.
 * @throws as `findOwnSolution`; ConflictError at `version`.
 */
async function lockOwn(
  context: Context,
  id: string,
  version: number,
): Promise<{ readonly solution: Solution; readonly vendor: Vendor }> {
  const { known, vendor } = await findOwnSolution(context, id);
  const solution = await lockRow(context.em, Solution, known.id);
  if (!solution) throw new NotFoundError(MISSING);
  assertSameVersion(solution, version, "solution");
  return { solution, vendor };
}

/**
 * Edits a solution in any status. Returns its id.
 * @throws as `createSolution`; ConflictError at `version`.
 */
export async function updateSolution(
  context: Context,
  id: string,
  input: SolutionInput,
  version: number,
): Promise<number> {
  const { em, limits } = context;
  await limits.count(EDITS, String(personOf(context).id));
  return em.transactional(async () => {
    const { solution } = await lockOwn(context, id, version);
    const { fields, sports } = await readInput(context, input, solution);
    await assertFree(context, solution.vendor.id, fields.title, solution.id);
    const before = { ...solution };
    Object.assign(solution, withoutLeftOut(fields, input, ["website", "pricing", "videoUrl"]));
    await em.populate(solution, ["sports"]);
    solution.sports.set(sports);
    markEdited(solution);
    await em.flush();
    const changes = changesBetween(before, solution, AUDITED);
    await recordAuditEvent(context, { action: "solution.updated", subject: solution.id, changes });
    return solution.id;
  });
}

/** Notifies those who watch the vendor of a solution that is public for the first time. */
function notifyOfSolution(context: Context, { id, slug, title }: Solution, vendor: Vendor): Promise<void> {
  return notifyWatchers(context, vendor.id, {
    title: `${vendor.name} has a new solution: ${title}`,
    path: `/solutions/${id}-${slug}`,
    key: `solution:${id}`,
  });
}

/** Whether the actor is an administrator who doesn't belong to the vendor. */
async function isFromOutside(context: Context, { organization }: Vendor): Promise<boolean> {
  return isAdministrator(context.actor) && !(await findMemberships(context)).has(organization.id);
}

/**
 * Publishes or withdraws a solution, keeping its reviews. Returns its id.
 * @throws as `updateSolution`; ConflictError if a draft would be withdrawn; ForbiddenError for members if an
 * administrator withdrew it.
 */
export async function setSolutionStatus(
  context: Context,
  id: string,
  status: Exclude<SolutionStatus, "draft">,
  version: number,
): Promise<number> {
  const { solution, vendor } = await lockOwn(context, id, version);
  const { status: from, withdrawnByAdministrator: held } = solution;
  const fromOutside = await isFromOutside(context, vendor);
  const by = fromOutside || (held && isAdministrator(context.actor)) ? "administrator" : "author";
  assertMove("solution", { by, from, to: status, held });
  // An administrator's withdrawal also applies if the vendor's members had already withdrawn it.
  const keptWithdrawn = status === "withdrawn" && (held || fromOutside);
  if (from === status && held === keptWithdrawn) return solution.id;
  if (status === "published") assertPublic(vendor);
  const before = { ...solution };
  Object.assign(solution, { status, withdrawnByAdministrator: keptWithdrawn });
  markEdited(solution);
  await context.em.flush();
  const changes = changesBetween(before, solution, ["status"]);
  await recordAuditEvent(context, { action: `solution.${status}`, subject: solution.id, changes });
  if (from === "draft") await notifyOfSolution(context, solution, vendor);
  return solution.id;
}
