import { ArrayType, type Opt, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { BlogCategory } from "./blog-category.entity.ts";
import { type BlogPostStatus, BlogPostStatuses } from "./blog-post-status.ts";

@ObjectType({ description: "A blog post." })
@Entity({ tableName: "blog_posts" })
export class BlogPost {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** The name of the sample that it came from; keeps a second seeding from adding it again. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  sampleKey?: string | null;

  @Field()
  @Property({ columnType: "text" })
  title!: string;

  @Field({ description: "Its address: /blog/{slug}." })
  @Unique()
  @Property({ columnType: "text" })
  slug!: string;

  @Field(() => String, { nullable: true, description: "What it says, in a sentence or two." })
  @Property({ columnType: "text", nullable: true })
  excerpt?: string | null;

  @Field({
    description: "Plain text: a line within double asterisks is a heading, one after a hyphen a list item.",
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

  @Field(() => String, { nullable: true, description: "The title for search engines, where it differs." })
  @Property({ columnType: "text", nullable: true })
  seoTitle?: string | null;

  @Field(() => String, { nullable: true, description: "What search engines show of it." })
  @Property({ columnType: "text", nullable: true })
  seoDescription?: string | null;

  @Field(() => BlogPostStatuses, { description: "Only published posts are public." })
  @Property({ columnType: "text", default: BlogPostStatuses.DRAFT })
  status: BlogPostStatus = BlogPostStatuses.DRAFT;

  @Field(() => Int, { description: "Visitors, each counted once an hour, robots left out." })
  @Property({ type: "integer", default: 0 })
  viewCount: number = 0;

  @Field(() => Int, { description: "One a person, or a visitor's cookie." })
  @Property({ type: "integer", default: 0 })
  likesCount: number = 0;

  @Field(() => Int, { description: "Published comments." })
  @Property({ type: "integer", default: 0 })
  commentsCount: number = 0;

  /** Views and likes, as lists sort by them; made by the database. */
  @Property({ type: "integer", generated: "view_count + likes_count stored" })
  popularity!: Opt<number>;

  @Field(() => Date, { nullable: true, description: "When it was first published; null when it never was." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  publishedAt?: Date | null;

  /** The date of publication or else of creation, as lists sort by it; made by the database. */
  @Property({ columnType: "timestamptz(3)", runtimeType: "Date", generated: "coalesce(...) stored" })
  datedAt!: Opt<Date>;

  @Field({ description: "When it was begun." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When its words last changed." })
  @Property({ columnType: "timestamptz(3)" })
  updatedAt: Date = new Date();

  @Field(() => Int, { description: "Counts the edits; an edit that began with another is a conflict." })
  @Property({ type: "integer", default: 1 })
  version: number = 1;
}
