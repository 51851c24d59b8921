import type { Context } from "../../../shared/context.ts";
import { timeZone } from "../../../shared/days/days.ts";
import { ForbiddenError, NotFoundError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import type { Level } from "../../catalog/taxonomy/level.ts";
import { sportNames } from "../../catalog/taxonomy/sport-names.ts";
import { NO_SUCH_RECORD } from "../../marketplace/applications/record-kinds.ts";
import { findMemberships } from "../../marketplace/organizations/membership.service.ts";
import { isOfOwner, mayEdit } from "../../marketplace/organizations/organization.policy.ts";
import type { PostingStage } from "../../marketplace/posting-base/stage.ts";
import { MAX_CRITERIA, MAX_CRITERION } from "../briefs/brief.rules.ts";
import type { BriefInput } from "../briefs/brief.types.ts";

/** An opportunity with the data that its owner's matches need. */
export interface OwnOpportunity {
  readonly title: string;
  readonly category: string;
  readonly description: string;
  readonly eligibility: string;
  readonly requirements: readonly string[];
  readonly sports: readonly string[];
  readonly levels: readonly Level[];
  readonly budget: number | null;
  /** A date in the form YYYY-MM-DD. */
  readonly dueDate: string | null;
  /** The owner's own vendors and solutions, which are excluded from the matches. */
  readonly ownVendors: readonly number[];
  readonly ownSolutions: readonly number[];
}

interface OwnedRow extends OwnOpportunity {
  readonly stage: PostingStage;
  readonly organizationId: number | null;
  readonly userId: number | null;
}

const READ = `
  select o.stage, o.owner_organization_id as "organizationId", o.owner_user_id as "userId", o.title, o.description,
    o.eligibility, o.requirements, o.levels, o.budget, to_char(o.due_date at time zone ?, 'YYYY-MM-DD') as "dueDate",
    c.name::text as category,
    ${sportNames("opportunity_sports", "opportunity_id", "o.id")} as sports,
    array(select v.id from vendors v where v.organization_id = o.owner_organization_id) as "ownVendors",
    array(select s.id from vendors v join solutions s on s.vendor_id = v.id
      where v.organization_id = o.owner_organization_id) as "ownSolutions"
  from opportunities o join categories c on c.id = o.category_id where o.id = ?`;

/**
 * Returns an opportunity that the actor may edit, read in two statements.
 * @throws NotFoundError if they may not see it; ForbiddenError if they may not edit it.
 */
export async function ownOpportunity(context: Context, id: string): Promise<OwnOpportunity> {
  const { em, actor } = context;
  const [found] = await em.execute<OwnedRow[]>(READ, [timeZone(), parseId(id) ?? 0]);
  if (!found) throw new NotFoundError(NO_SUCH_RECORD.opportunity);
  const { stage, organizationId, userId } = found;
  const owner = { organizationId: organizationId ?? undefined, userId: userId ?? undefined };
  const memberships = await findMemberships(context);
  const isHidden = stage === "draft" && !isOfOwner(actor, memberships, owner);
  if (!isHidden && mayEdit(actor, memberships, owner)) return found;
  if (stage !== "published") throw new NotFoundError(NO_SUCH_RECORD.opportunity);
  throw new ForbiddenError("Only its owner's team can see what fits it.");
}

/** Returns an opportunity's needs in short form. */
export function statedBy({ title, category, requirements }: OwnOpportunity): string {
  return [title, category, ...requirements].join("\n");
}

/**
 * Turns an opportunity into a brief. Its short statement is repeated to count most, since the description
 * says much about the call itself. Its requirements are wishes: few records state enough to demand them.
 */
export function briefOf(opportunity: OwnOpportunity): BriefInput {
  const { description, eligibility, requirements, sports, levels, dueDate } = opportunity;
  const stated = statedBy(opportunity);
  const cut = (texts: readonly string[]) =>
    texts.slice(0, MAX_CRITERIA).map((text) => text.slice(0, MAX_CRITERION).toWellFormed());
  return {
    text: [stated, stated, description, eligibility].join("\n"),
    should: cut(requirements),
    sports: cut(sports),
    level: levels.length === 1 ? levels[0] : null,
    product: null,
    must: [],
    wont: [],
    integrations: [],
    budgetMax: null,
    deadline: dueDate,
  };
}
