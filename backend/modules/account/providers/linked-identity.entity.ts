import { OptionalProps, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { User } from "../identity/user.entity.ts";

@ObjectType({ description: "An account at a provider that its owner can sign in with." })
@Entity({ tableName: "linked_identities" })
export class LinkedIdentity {
  [OptionalProps]?: "createdAt" | "lastUsedAt";

  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => User, { ref: true })
  user!: Ref<User>;

  @Field({ description: "The provider, by its id in `signInProviders`." })
  @Property({ columnType: "text" })
  provider!: string;

  /** The address by which the provider signs its answers. */
  @Property({ columnType: "text", hidden: true })
  issuer!: string;

  /** By which the provider knows the person, for good. */
  @Property({ columnType: "text", hidden: true })
  subject!: string;

  @Field(() => String, {
    nullable: true,
    description: "The address that the provider named when it was linked.",
  })
  @Property({ columnType: "citext", nullable: true })
  email?: string | null;

  @Field({ description: "When it was linked." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field(() => Date, { nullable: true, description: "When it was last used to sign in; null if never." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  lastUsedAt?: Date | null;
}
