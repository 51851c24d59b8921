import { Field, Int, ObjectType } from "type-graphql";
import { Connection, type Page } from "../../shared/connection.ts";
import { Solution } from "./solution.entity.ts";

@ObjectType({ description: "A value that a filter takes, and how much it would give." })
export class FacetValue {
  @Field({ description: "What the filter takes: a slug, or an enum's name." })
  value: string;

  @Field({ description: "What a screen shows." })
  label: string;

  @Field(() => Int, { description: "How many there are with every other filter applied." })
  count: number;
}

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

/** A page of solutions with the counts around it; the counts cost one query, when they are asked for. */
export interface SolutionPage extends Page<Solution> {
  readonly readFacets: () => Promise<SolutionFacets>;
}

@ObjectType()
export class SolutionConnection extends Connection(Solution) {
  @Field(() => SolutionFacets, { name: "facets", description: "The values of each filter, with counts." })
  countFacets(): Promise<SolutionFacets> {
    return this.readFacets();
  }

  readFacets: () => Promise<SolutionFacets>;
}
