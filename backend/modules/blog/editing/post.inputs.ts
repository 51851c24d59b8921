import { Field, InputType, Int, ObjectType } from "type-graphql";

@InputType({ description: "The fields of the blog post form." })
export class BlogPostInput {
  @Field({ description: "Up to 200 characters." })
  title: string;

  @Field(() => String, { nullable: true, description: "Made of the title when it is empty." })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: "Up to 1,000 characters." })
  excerpt?: string | null;

  @Field({ description: "Plain text, up to 100,000 characters." })
  content: string;

  @Field({ description: "A category's name." })
  category: string;

  @Field(() => [String], { nullable: true, description: "At most 20 of at most 40 characters." })
  tags?: string[] | null;

  @Field(() => String, { nullable: true, description: "An http or https address." })
  featuredImage?: string | null;

  @Field(() => String, { nullable: true, description: "Up to 200 characters." })
  seoTitle?: string | null;

  @Field(() => String, { nullable: true, description: "Up to 500 characters." })
  seoDescription?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "The version that the edit began with; another since then is a conflict.",
  })
  version?: number | null;
}

@ObjectType({ description: "How many posts there are in which state." })
export class BlogTotals {
  @Field(() => Int, { description: "All posts." })
  total: number;

  @Field(() => Int, { description: "Public posts." })
  published: number;

  @Field(() => Int, { description: "Posts that wait to be published." })
  drafts: number;

  @Field(() => Int, { description: "Posts that were taken out of the public blog." })
  archived: number;

  @Field(() => Int, { description: "Of all posts together." })
  views: number;
}

@ObjectType({ description: "What seeding added." })
export class SeededBlog {
  @Field({ description: "What to tell." })
  message: string;

  @Field(() => Int, { description: "How many posts were added." })
  posts: number;

  @Field(() => Int, { description: "How many comments came with them." })
  comments: number;
}
