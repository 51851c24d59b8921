import { Field, ID, InputType } from "type-graphql";

@InputType({
  description: "A value that records of an import get, all that a check has found or some of them.",
})
export class BulkEditInput {
  @Field(() => ID, { description: "The import's run." })
  run: string;

  @Field({ description: "The check that has found the records, such as `noSport`." })
  check: string;

  @Field(() => [ID], {
    defaultValue: [],
    description: "The records, up to 500; without any, all that the check has found.",
  })
  ids: string[];

  @Field({ description: "The field, such as `sports`." })
  field: string;

  @Field({ description: "Its value as people write it; items of a list between commas. Empty to clear it." })
  value: string;

  @Field({
    defaultValue: false,
    description: "Whether the items are added to a list, which they otherwise replace.",
  })
  adds: boolean;

  @Field({ defaultValue: false, description: "Whether to report only what would change." })
  dryRun: boolean;
}
