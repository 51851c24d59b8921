import { Field, InputType, Int, ObjectType } from "type-graphql";

@InputType({
  description:
    "The fields of the blog post form. In an edit, an optional field that is left out stays as it is; null or an empty text removes its value.",
})
export class BlogPostInput {
  @Field({ description: "Up to 200 characters." })
  title: string;

  @Field(() => String, { nullable: true, description: "Derived from the title if empty." })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: "Up to 1,000 characters." })
  excerpt?: string | null;

  @Field({ description: "Plain text, up to 100,000 characters." })
  content: string;

  @Field({ description: "A category's name." })
  category: string;

  @Field(() => [String], { nullable: true, description: "At most 20 tags of at most 40 characters." })
  tags?: string[] | null;

  @Field(() => String, { nullable: true, description: "A URL (http or https)." })
  featuredImage?: string | null;

  @Field(() => String, { nullable: true, description: "Up to 200 characters." })
  seoTitle?: string | null;

  @Field(() => String, { nullable: true, description: "Up to 500 characters." })
  seoDescription?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "The version the edit is based on; a different current version is a conflict.",
  })
  version?: number | null;
}

@ObjectType({ description: "Number of posts by status." })
export class BlogTotals {
  @Field(() => Int, { description: "All posts." })
  total: number;

  @Field(() => Int, { description: "Published posts." })
  published: number;

  @Field(() => Int, { description: "Drafts." })
  drafts: number;

  @Field(() => Int, { description: "Archived posts." })
  archived: number;

  @Field(() => Int, { description: "Total over all posts." })
  views: number;

  @Field({ description: "When they were counted." })
  asOf: Date;
}

@ObjectType({ description: "The result of seeding the sample posts." })
export class SeededBlog {
  @Field({ description: "A message to show." })
  message: string;

  @Field(() => Int, { description: "Number of posts added." })
  posts: number;

  @Field(() => Int, { description: "Number of comments added with them." })
  comments: number;
}
