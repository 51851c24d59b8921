import type { Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { User } from "../../account/identity/user.entity.ts";

@ObjectType({
  description: "A request for a product demo; visible only to its author and administrators.",
})
@Entity({ tableName: "demo_requests" })
export class DemoRequest {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field({ description: "The person's name." })
  @Property({ columnType: "text" })
  name!: string;

  @Field({ description: "Where the person can be reached." })
  @Property({ columnType: "text" })
  email!: string;

  @Field({ description: "The person's organization, as they wrote it." })
  @Property({ columnType: "text" })
  organization!: string;

  @Field(() => String, { nullable: true, description: "The preferred time, as free text." })
  @Property({ columnType: "text", nullable: true })
  preferredTime?: string | null;

  @Field(() => String, { nullable: true, description: "What the person would like to see." })
  @Property({ columnType: "text", nullable: true })
  message?: string | null;

  /** The user who was signed in when it was sent. */
  @ManyToOne(() => User, { ref: true, nullable: true })
  user?: Ref<User> | null;

  @Field({ description: "When it was sent." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();
}
