import { Field, ObjectType } from "type-graphql";
import { Connection } from "../../shared/connection.ts";
import { type FacetedPage, FacetValue } from "../../shared/facets.ts";
import { Solution } from "./solution.entity.ts";

@ObjectType({ description: "The values of each filter; choosing one keeps its siblings' counts." })
export class SolutionFacets {
  @Field(() => [FacetValue], { description: "By name." })
  categories: FacetValue[];

  @Field(() => [FacetValue], { description: "By name." })
  sports: FacetValue[];

  @Field(() => [FacetValue], { description: "From grassroots to elite." })
  levels: FacetValue[];

  @Field(() => [FacetValue], { description: "From free to custom." })
  priceBands: FacetValue[];
}

/** A page of solutions with the counts around it. */
export type SolutionPage = FacetedPage<Solution, SolutionFacets>;

@ObjectType()
export class SolutionConnection extends Connection(Solution) {
  @Field(() => SolutionFacets, { name: "facets", description: "The values of each filter, with counts." })
  countFacets(): Promise<SolutionFacets> {
    return this.readFacets();
  }

  readFacets: () => Promise<SolutionFacets>;
}
