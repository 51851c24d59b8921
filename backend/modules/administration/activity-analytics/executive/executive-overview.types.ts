import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A count of the platform's records, with how it was made." })
export class PlatformFigure {
  @Field({ description: "What is counted." })
  label: string;

  @Field(() => Int, { description: "How many; at most 1,000 where it isn't exact." })
  count: number;

  @Field({
    description:
      "False if there are more: figures that aren't kept up to date with each change are counted up to 1,000.",
  })
  isExact: boolean;

  @Field({ description: "How it is counted." })
  formula: string;

  @Field({ description: "The path of the list of what is counted." })
  path: string;
}

@ObjectType({ description: "The platform in figures." })
export class ExecutiveOverview {
  @Field({ description: "When it was counted." })
  asOf: Date;

  @Field(() => [PlatformFigure], { description: "The figures, solutions first." })
  figures: PlatformFigure[];
}
