import { ArgsType, Field, InputType, Int, registerEnumType } from "type-graphql";
import { PageArguments } from "../../shared/connection.ts";

/** The orders that a list of papers has. */
export const PaperSorts = { NEWEST: "newest", MOST_CITED: "most-cited", TITLE: "title" } as const;
export type PaperSort = (typeof PaperSorts)[keyof typeof PaperSorts];
registerEnumType(PaperSorts, { name: "PaperSort", description: "The order of a list of papers." });

/** The orders that a list of university partners has. */
export const PartnerSorts = { NAME: "name", NEWEST: "newest" } as const;
export type PartnerSort = (typeof PartnerSorts)[keyof typeof PartnerSorts];
registerEnumType(PartnerSorts, {
  name: "PartnerSort",
  description: "The order of a list of university partners.",
  valuesConfig: { NEWEST: { description: "Latest partnership first." } },
});

/** The orders that a list of collaborations has. */
export const CollaborationSorts = { DUE_SOONEST: "due-soonest", NEWEST: "newest", TITLE: "title" } as const;
export type CollaborationSort = (typeof CollaborationSorts)[keyof typeof CollaborationSorts];
registerEnumType(CollaborationSorts, {
  name: "CollaborationSort",
  description: "The order of a list of collaborations.",
  valuesConfig: { DUE_SOONEST: { description: "By due date; those without one last." } },
});

@InputType({ description: "Values of one list are alternatives; different filters must all hold." })
export class PaperFilter {
  @Field(() => [String], { nullable: true, description: "Topic slugs." })
  topics?: string[] | null;

  @Field(() => [String], { nullable: true, description: "Names of universities." })
  universities?: string[] | null;

  @Field(() => [String], { nullable: true, description: "Category names or slugs." })
  categories?: string[] | null;

  @Field(() => [Int], { nullable: true, description: "Years of publication." })
  years?: number[] | null;

  @Field(() => Boolean, { nullable: true, description: "Only open access, or only what is not." })
  openAccess?: boolean | null;
}

@ArgsType()
export class PapersArguments extends PageArguments {
  @Field(() => String, {
    nullable: true,
    description:
      "Part of the title, the abstract or an author's name, whatever its case, at most 200 characters.",
  })
  search?: string | null;

  @Field(() => PaperFilter, { nullable: true })
  filter?: PaperFilter | null;

  @Field(() => PaperSorts, { defaultValue: PaperSorts.NEWEST })
  sort: PaperSort;
}

@InputType({ description: "Values of one list are alternatives; different filters must all hold." })
export class PartnerFilter {
  @Field(() => [String], { nullable: true, description: "Such as `Joint research`." })
  collaborationTypes?: string[] | null;

  @Field(() => [String], { nullable: true, description: "Names of countries." })
  countries?: string[] | null;
}

@ArgsType()
export class PartnersArguments extends PageArguments {
  @Field(() => String, {
    nullable: true,
    description: "Part of the name or description, whatever its case, at most 200 characters.",
  })
  search?: string | null;

  @Field(() => PartnerFilter, { nullable: true })
  filter?: PartnerFilter | null;

  @Field(() => PartnerSorts, { defaultValue: PartnerSorts.NAME })
  sort: PartnerSort;
}

@InputType({ description: "Values of one list are alternatives; different filters must all hold." })
export class CollaborationFilter {
  @Field(() => [String], { nullable: true, description: "Such as `Joint study`." })
  types?: string[] | null;

  @Field(() => [String], { nullable: true, description: "Names of organizations." })
  organizations?: string[] | null;
}

@ArgsType()
export class CollaborationsArguments extends PageArguments {
  @Field(() => String, {
    nullable: true,
    description: "Part of the title or organization, whatever its case, at most 200 characters.",
  })
  search?: string | null;

  @Field(() => CollaborationFilter, { nullable: true })
  filter?: CollaborationFilter | null;

  @Field(() => CollaborationSorts, { defaultValue: CollaborationSorts.DUE_SOONEST })
  sort: CollaborationSort;
}
