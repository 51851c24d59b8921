import { Field, InputType, Int } from "type-graphql";

@InputType({ description: "What a reviewer writes about a solution." })
export class ReviewInput {
  @Field(() => Int, { description: "1 to 5." })
  rating: number;

  @Field({ description: "1 to 200 characters." })
  title: string;

  @Field({ description: "Plain text, 1 to 5,000 characters." })
  text: string;

  @Field(() => String, { nullable: true, description: "What's good, at most 2,000 characters." })
  pros?: string | null;

  @Field(() => String, { nullable: true, description: "What could be better, at most 2,000 characters." })
  cons?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "How the author uses it, such as their role and organization; at most 200 characters.",
  })
  affiliation?: string | null;
}
