import { GraphQLString } from "graphql";
import { Field, ID, ObjectType } from "type-graphql";
import { type MatchBand, MatchBands } from "../../briefs/brief.types.ts";

@ObjectType({ description: "A saved brief of the viewer's that a record fits." })
export class DealBrief {
  @Field(() => ID, { description: "The brief's id." })
  id: number;

  @Field({ description: "Its name." })
  name: string;
}

@ObjectType({ description: "A vendor or an open opportunity that fits what the viewer is looking for." })
export class Deal {
  @Field(() => ID, { description: "The vendor's or opportunity's id." })
  recordId: number;

  @Field({ description: "The readable part of its address." })
  slug: string;

  @Field({ description: "The vendor's name, or the opportunity's title." })
  name: string;

  @Field(() => GraphQLString, {
    nullable: true,
    description: "Where the vendor is, or who posted the opportunity.",
  })
  owner: string | null;

  @Field(() => MatchBands, { description: "How well it fits." })
  score: MatchBand;

  @Field(() => GraphQLString, { nullable: true, description: "What it says that fits best." })
  quote: string | null;

  @Field(() => DealBrief, {
    nullable: true,
    description:
      "The one of the viewer's latest three briefs that it covers best, if it has at least 35% of the brief's words, weighted by rarity, and two of them besides its level.",
  })
  brief: DealBrief | null;
}

@ObjectType({
  description: "What fits what the viewer is looking for, leaving out what they saved, applied to or own.",
})
export class DealFlow {
  @Field(() => [String], {
    description:
      "What was read to find it, such as `Your profile`; empty if nothing is known, in which case nothing is found.",
  })
  basedOn: readonly string[];

  @Field({
    description: "False in the first seconds after a start, while records are still being indexed.",
  })
  isComplete: boolean;

  @Field(() => [Deal], { description: "Vendors, best first." })
  vendors: Deal[];

  @Field(() => [Deal], { description: "Open opportunities, best first." })
  opportunities: Deal[];
}
