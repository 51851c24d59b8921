import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { asPerson } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { Reads } from "../../../shared/rows/reads.ts";
import type { Row } from "../../../shared/rows/row.ts";
import { fields } from "../../../shared/rows/selection.ts";
import { Collaboration } from "../../catalog/research/collaboration.entity.ts";
import { Opportunity } from "../opportunities/opportunity.entity.ts";
import { Application } from "./application.entity.ts";

/** The fields that determine whether a record is public. */
const SHOWN_BY = fields(["stage"]);

/** Replaces a record's contents while it isn't public. */
const NO_CONTENTS = {
  description: "",
  eligibility: "",
  howToApply: "",
  outcomeNote: "",
  requirements: [],
  levels: [],
  budget: null,
  budgetBand: "undisclosed",
  sports: [],
  region: null,
  duration: null,
  contactName: null,
  contactEmail: null,
};

/**
 * Returns the record of an application as the viewer may see it: while it isn't public, its applicant sees it
 * without its contents, while those who decide see all of it.
 */
function shownRecord<Of extends Row<Opportunity> | Row<Collaboration>>(
  record: Of | null | undefined,
  applicantId: number | undefined,
  { actor }: Pick<Context, "actor">,
): Of | null {
  if (!record) return null;
  const isHidden = record.stage !== "published" && asPerson(actor)?.id === applicantId;
  return isHidden ? { ...record, ...NO_CONTENTS } : record;
}

@Resolver(() => Application)
export class ShownRecordResolver {
  @Reads(["applicantId"], { opportunity: SHOWN_BY })
  @FieldResolver(() => Opportunity, {
    nullable: true,
    description:
      "The opportunity that it is for, if any; while that isn't public, the applicant sees it without its contents.",
  })
  opportunity(
    @Root() { opportunity, applicantId }: Row<Application>,
    @Ctx() context: Context,
  ): Row<Opportunity> | null {
    return shownRecord(opportunity, applicantId, context);
  }

  @Reads(["applicantId"], { collaboration: SHOWN_BY })
  @FieldResolver(() => Collaboration, {
    nullable: true,
    description:
      "The collaboration that it is for, if any; while that isn't public, the applicant sees it without its contents.",
  })
  collaboration(
    @Root() { collaboration, applicantId }: Row<Application>,
    @Ctx() context: Context,
  ): Row<Collaboration> | null {
    return shownRecord(collaboration, applicantId, context);
  }
}
