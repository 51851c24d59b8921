import { Field, ObjectType } from "type-graphql";
import { Connection } from "../../shared/connection.ts";
import { type FacetedPage, FacetValue } from "../../shared/facets.ts";
import { Collaboration } from "./collaboration.entity.ts";
import { ResearchPaper } from "./research-paper.entity.ts";
import { UniversityPartner } from "./university-partner.entity.ts";

@ObjectType({ description: "The values of each filter; choosing one keeps its siblings' counts." })
export class PaperFacets {
  @Field(() => [FacetValue], { description: "By name." })
  topics: FacetValue[];

  @Field(() => [FacetValue], { description: "By name." })
  universities: FacetValue[];

  @Field(() => [FacetValue], { description: "By name." })
  categories: FacetValue[];

  @Field(() => [FacetValue], { description: "Latest first." })
  years: FacetValue[];

  @Field(() => [FacetValue], { description: "`true` and `false`." })
  openAccess: FacetValue[];
}

@ObjectType()
export class ResearchPaperConnection extends Connection(ResearchPaper) {
  @Field(() => PaperFacets, { name: "facets", description: "The values of each filter, with counts." })
  countFacets(): Promise<PaperFacets> {
    return this.readFacets();
  }

  readFacets: () => Promise<PaperFacets>;
}

@ObjectType({ description: "The values of each filter; choosing one keeps its siblings' counts." })
export class PartnerFacets {
  @Field(() => [FacetValue], { description: "By name." })
  collaborationTypes: FacetValue[];

  @Field(() => [FacetValue], { description: "By name." })
  countries: FacetValue[];
}

@ObjectType()
export class UniversityPartnerConnection extends Connection(UniversityPartner) {
  @Field(() => PartnerFacets, { name: "facets", description: "The values of each filter, with counts." })
  countFacets(): Promise<PartnerFacets> {
    return this.readFacets();
  }

  readFacets: () => Promise<PartnerFacets>;
}

@ObjectType({ description: "The values of each filter; choosing one keeps its siblings' counts." })
export class CollaborationFacets {
  @Field(() => [FacetValue], { description: "By name." })
  types: FacetValue[];

  @Field(() => [FacetValue], { description: "By name." })
  organizations: FacetValue[];
}

@ObjectType()
export class CollaborationConnection extends Connection(Collaboration) {
  @Field(() => CollaborationFacets, {
    name: "facets",
    description: "The values of each filter, with counts.",
  })
  countFacets(): Promise<CollaborationFacets> {
    return this.readFacets();
  }

  readFacets: () => Promise<CollaborationFacets>;
}

/** A page of papers with the counts around it. */
export type PaperPage = FacetedPage<ResearchPaper, PaperFacets>;
/** A page of university partners with the counts around it. */
export type PartnerPage = FacetedPage<UniversityPartner, PartnerFacets>;
/** A page of collaborations with the counts around it. */
export type CollaborationPage = FacetedPage<Collaboration, CollaborationFacets>;
