import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "What the blog holds, counted from its published posts." })
export class BlogStatistics {
  @Field(() => Int, { description: "Published posts." })
  articles: number;

  @Field(() => Int, { description: "Of all articles together." })
  views: number;

  @Field(() => Int, { description: "Categories with at least one article." })
  categories: number;
}
