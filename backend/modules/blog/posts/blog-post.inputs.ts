import { ArgsType, Field, InputType, registerEnumType } from "type-graphql";
import { PageArguments } from "../../../shared/connection.ts";

/** The orders that a list of posts has (specification section 9). */
export const BlogPostSorts = { RECENT: "recent", POPULAR: "popular", COMMENTED: "commented" } as const;

export type BlogPostSort = (typeof BlogPostSorts)[keyof typeof BlogPostSorts];

registerEnumType(BlogPostSorts, {
  name: "BlogPostSort",
  description: "The order of a list of posts.",
  valuesConfig: {
    RECENT: { description: "Last published first." },
    POPULAR: { description: "The most views and likes first." },
    COMMENTED: { description: "The most comments first." },
  },
});

@InputType({ description: "Values of one list are alternatives; different filters must all hold." })
export class BlogPostFilter {
  @Field(() => [String], { nullable: true, description: "Category slugs." })
  categories?: string[] | null;

  @Field(() => [String], { nullable: true, description: "With at least one of these tags." })
  tags?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Only those that the viewer has saved; none without an account.",
  })
  saved?: boolean | null;
}

@ArgsType()
export class BlogPostsArguments extends PageArguments {
  @Field(() => String, {
    nullable: true,
    description: "Part of the title or excerpt, whatever its case, at most 200 characters.",
  })
  search?: string | null;

  @Field(() => BlogPostFilter, { nullable: true })
  filter?: BlogPostFilter | null;

  @Field(() => BlogPostSorts, { defaultValue: BlogPostSorts.RECENT })
  sort: BlogPostSort;
}
