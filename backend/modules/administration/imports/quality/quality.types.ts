import { Field, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "An imported record that a check has found." })
export class QualityRow {
  @Field(() => ID)
  id: string;

  @Field({ description: "Its title or name." })
  label: string;

  @Field({ description: "The path of its editor." })
  editor: string;

  @Field(() => String, {
    nullable: true,
    description:
      "What was found in a line, such as what its website answered; null if the check says it all.",
  })
  finding: string | null;

  @Field(() => Date, { nullable: true, description: "When that was found; null if it wasn't looked up." })
  foundAt: Date | null;
}

@ObjectType({ description: "What is missing, doubtful or odd in imported records." })
export class QualityCheck {
  @Field({ description: "Its key, such as `noWebsite`." })
  name: string;

  @Field({ description: "The same in words." })
  title: string;

  @Field(() => Int, { description: "How many records of the run it has found." })
  count: number;

  @Field(() => [QualityRow], { description: "The first 50 of them." })
  rows: readonly QualityRow[];
}

@ObjectType({ description: "How far the check of the websites in an import has come." })
export class WebsiteChecks {
  @Field(() => Int, { description: "How many different websites the run's records have." })
  websites: number;

  @Field(() => Int, { description: "How many of them were asked within the last day." })
  checked: number;

  @Field(() => Int, { description: "How many of these don't answer." })
  failing: number;
}
