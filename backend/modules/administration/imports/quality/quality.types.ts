import { Field, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "An imported record that a check has found." })
export class QualityRow {
  @Field(() => ID)
  id: string;

  @Field({ description: "Its title or name." })
  label: string;

  @Field({ description: "The path of its editor." })
  editor: string;
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
