import type { Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { User } from "../../accounts/user.entity.ts";
import { type ModerationStatus, ModerationStatuses } from "../../moderation/moderation-status.ts";
import { BlogPost } from "../posts/blog-post.entity.ts";

@ObjectType({ description: "A plain-text comment on a blog post." })
@Entity({ tableName: "blog_comments" })
export class BlogComment {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** The sample that it came with; keeps a second seeding from adding it again. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  sampleKey?: string | null;

  @ManyToOne(() => BlogPost, { ref: true })
  post!: Ref<BlogPost>;

  @ManyToOne(() => User, { ref: true, nullable: true })
  author?: Ref<User> | null;

  @Field({ description: "Who wrote it, as they were called then." })
  @Property({ columnType: "text" })
  authorName!: string;

  @Field({ description: "Plain text, at most 5,000 characters." })
  @Property({ columnType: "text" })
  content!: string;

  @Field(() => ModerationStatuses, { description: "Whether others see it." })
  @Property({ columnType: "text" })
  status!: ModerationStatus;

  /** How many people have reported it; kept by the database. */
  @Property({ type: "integer", default: 0 })
  reportsCount: number = 0;

  /** Why it was reported; filled in for those who moderate. */
  reportReasons?: string[];

  @Field({ description: "When it was written." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field(() => Date, { nullable: true, description: "When its author last changed it." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  editedAt?: Date | null;
}
