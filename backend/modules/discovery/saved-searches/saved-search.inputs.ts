import { Field, InputType, Int } from "type-graphql";
import { type SearchAlert, SearchAlerts } from "./search-alert.ts";

@InputType({ description: "The name of a saved search, and when its new matches are emailed." })
export class SavedSearchInput {
  @Field({ description: "1 to 80 characters; unique among the owner's searches." })
  name: string;

  @Field(() => SearchAlerts, { description: "When new matches are sent by email." })
  alert: SearchAlert;

  @Field(() => Int, {
    nullable: true,
    description:
      "The day of weekly emails, 1 for Monday to 7 for Sunday; only for weekly emails, which require it.",
  })
  weekday?: number | null;
}
