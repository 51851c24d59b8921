import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "Totals of the blog's published posts." })
export class BlogStatistics {
  @Field(() => Int, { description: "Published posts." })
  articles: number;

  @Field(() => Int, { description: "Total views of all articles." })
  views: number;

  @Field(() => Int, { description: "Categories with at least one article." })
  categories: number;
}
