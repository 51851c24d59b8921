import { Field, Float, ObjectType } from "type-graphql";
import { type Level, Levels } from "../../catalog/taxonomy/level.ts";

@ObjectType({ description: "A brief as anyone with its link sees it." })
export class SharedBrief {
  @Field({ description: "The brief's name." })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: "The owner's name; null unless their profile is visible.",
  })
  ownerName: string | null;

  @Field({ description: "When it last changed." })
  updatedAt: Date;

  @Field({ description: "The brief in its own words." })
  text: string;

  @Field(() => String, {
    nullable: true,
    description: "What kind of product is looked for; null where it names none.",
  })
  product: string | null;

  @Field(() => [String], { description: "Sports, by the catalog's names." })
  sports: string[];

  @Field(() => Levels, { nullable: true, description: "The level of sport." })
  level: Level | null;

  @Field(() => [String], { description: "What a solution must do." })
  must: string[];

  @Field(() => [String], { description: "What it should do." })
  should: string[];

  @Field(() => [String], { description: "What it must not do or need." })
  wont: string[];

  @Field(() => Float, { nullable: true, description: "US dollars a year at most." })
  budgetMax: number | null;

  @Field(() => String, { nullable: true, description: "When it is needed, as YYYY-MM-DD." })
  deadline: string | null;

  @Field(() => [String], { description: "Products that it should work with." })
  integrations: string[];

  @Field(() => [String], { description: "How many of what it is for, such as `40 players`." })
  quantities: string[];

  @Field(() => [String], { description: "Countries, regions and cities that it is for." })
  places: string[];
}
