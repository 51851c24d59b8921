import { Field, InputType, Int } from "type-graphql";
import { type SearchAlert, SearchAlerts } from "../searches/search-alert.ts";

@InputType({ description: "The name of a saved brief, and when its new matches are told." })
export class SavedBriefInput {
  @Field({ description: "1 to 80 characters; unique among one's briefs." })
  name: string;

  @Field(() => SearchAlerts, { description: "When new matches are told by email." })
  alert: SearchAlert;

  @Field(() => Int, {
    nullable: true,
    description: "The day of weekly letters, 1 for Monday to 7 for Sunday; required for these only.",
  })
  weekday?: number | null;
}
