import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A count of the platform that says what it is." })
export class PlatformFigure {
  @Field({ description: "What is counted." })
  label: string;

  @Field(() => Int, { description: "How many; at most 1,000 where it isn't exact." })
  count: number;

  @Field({ description: "False if there are more: what isn't kept as a count is counted to 1,000." })
  isExact: boolean;

  @Field({ description: "How it is counted." })
  formula: string;

  @Field({ description: "The path of the list with what is counted." })
  path: string;
}

@ObjectType({ description: "The platform in figures." })
export class ExecutiveOverview {
  @Field({ description: "When it was counted." })
  asOf: Date;

  @Field(() => [PlatformFigure], { description: "The figures, solutions first." })
  figures: PlatformFigure[];
}
