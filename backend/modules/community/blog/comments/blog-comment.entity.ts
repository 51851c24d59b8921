import type { Opt, Ref } from "@mikro-orm/core";
import { Entity, Formula, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { User } from "../../../account/identity/user.entity.ts";
import {
  type ModerationStatus,
  ModerationStatuses,
} from "../../../administration/moderation/moderation-status.ts";
import { BlogPost } from "../posts/blog-post.entity.ts";

@ObjectType({ description: "A plain-text comment on a blog post." })
@Entity({ tableName: "blog_comments" })
export class BlogComment {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** The key of the sample that it was seeded from, so reseeding doesn't duplicate it. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  sampleKey?: string | null;

  /** The author's idempotency key: a repeated request with it returns this comment. */
  @Property({ columnType: "text", nullable: true })
  creationKey?: string | null;

  @ManyToOne(() => BlogPost, { ref: true })
  post!: Ref<BlogPost>;

  @ManyToOne(() => User, { ref: true, nullable: true })
  author?: Ref<User> | null;

  @Field({ description: "The author's name at the time of writing." })
  @Property({ columnType: "text" })
  authorName!: string;

  @Field({ description: "Plain text, at most 5,000 characters." })
  @Property({ columnType: "text" })
  content!: string;

  @Field(() => ModerationStatuses, { description: "The moderation status." })
  @Property({ columnType: "text" })
  status!: ModerationStatus;

  /** The number of open reports, maintained by a database trigger. */
  @Property({ type: "integer", default: 0 })
  reportsCount: number = 0;

  @Field({ description: "When it was written." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field(() => Date, { nullable: true, description: "When its author last edited it." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  editedAt?: Date | null;

  @Field(() => Int, {
    description: "Incremented by each edit; an edit based on another version is a conflict.",
  })
  @Property({ type: "integer", default: 1 })
  version: number = 1;

  /** The id of the author's account. */
  @Formula((_columns, { alias }) => `${alias}.author_id`, { type: "integer", lazy: true })
  authorId?: Opt<number> | null;
}
