import { ArrayType, type Opt, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Node } from "../../../../shared/schema/node.ts";
import { BlogCategory } from "./blog-category.entity.ts";
import { type BlogPostStatus, BlogPostStatuses } from "./blog-post-status.ts";

@ObjectType({ implements: Node, description: "A blog post." })
@Entity({ tableName: "blog_posts" })
export class BlogPost {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** The key of the sample that it was seeded from, so reseeding doesn't duplicate it. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  sampleKey?: string | null;

  /** The creator's account, and their idempotency key: a repeated request with it returns this post. */
  @Property({ type: "integer", nullable: true })
  createdById?: number | null;

  @Property({ columnType: "text", nullable: true })
  creationKey?: string | null;

  @Field({ description: "The headline." })
  @Property({ columnType: "text" })
  title!: string;

  @Field({ description: "The slug in its URL, /blog/{slug}." })
  @Unique()
  @Property({ columnType: "text" })
  slug!: string;

  @Field(() => String, { nullable: true, description: "A summary in one or two sentences." })
  @Property({ columnType: "text", nullable: true })
  excerpt?: string | null;

  @Field({
    complexity: 100,
    description:
      "Plain text: a line enclosed in double asterisks is a heading, a line starting with a hyphen is a list item.",
  })
  @Property({ columnType: "text" })
  content!: string;

  @ManyToOne(() => BlogCategory, { ref: true })
  category!: Ref<BlogCategory>;

  @Field(() => [String], { description: "At most 20." })
  @Property({ type: ArrayType, columnType: "text[]" })
  tags: string[] = [];

  @Field(() => String, { nullable: true, description: "A picture: an http or https address." })
  @Property({ columnType: "text", nullable: true })
  featuredImage?: string | null;

  @Field(() => String, { nullable: true, description: "The title for search engines, if different." })
  @Property({ columnType: "text", nullable: true })
  seoTitle?: string | null;

  @Field(() => String, { nullable: true, description: "The description for search engines." })
  @Property({ columnType: "text", nullable: true })
  seoDescription?: string | null;

  @Field(() => BlogPostStatuses, { description: "Only published posts are public." })
  @Property({ columnType: "text", default: BlogPostStatuses.DRAFT })
  status: BlogPostStatus = BlogPostStatuses.DRAFT;

  @Field(() => Int, { description: "Views: each visitor counts once per hour, bots excluded." })
  @Property({ type: "integer", default: 0 })
  viewCount: number = 0;

  @Field(() => Int, { description: "Likes: one per user or visitor cookie." })
  @Property({ type: "integer", default: 0 })
  likesCount: number = 0;

  @Field(() => Int, { description: "Number of published comments." })
  @Property({ type: "integer", default: 0 })
  commentsCount: number = 0;

  /** Views plus likes, the sort key of popularity; a generated column. */
  @Property({ type: "integer", generated: "view_count + likes_count stored" })
  popularity!: Opt<number>;

  @Field(() => Date, { nullable: true, description: "When it was first published; null if never." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  publishedAt?: Date | null;

  /** The date of publication, or else of creation; a generated column for sorting. */
  @Property({ columnType: "timestamptz(3)", runtimeType: "Date", generated: "coalesce(...) stored" })
  datedAt!: Opt<Date>;

  @Field({ description: "When it was created." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When its content last changed." })
  @Property({ columnType: "timestamptz(3)" })
  updatedAt: Date = new Date();

  /** When the row last changed for any reason, set by a trigger; copies of the row are synchronized by it. */
  @Property({ columnType: "timestamptz(3)", runtimeType: "Date", defaultRaw: "now()" })
  changedAt!: Opt<Date>;

  @Field(() => Int, {
    description: "Incremented by each edit; an edit based on another version is a conflict.",
  })
  @Property({ type: "integer", default: 1 })
  version: number = 1;
}
