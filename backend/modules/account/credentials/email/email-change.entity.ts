import { OptionalProps, type Ref } from "@mikro-orm/core";
import { Entity, OneToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { User } from "../../identity/user.entity.ts";

@ObjectType({ description: "A change of email address that awaits the click on the link sent to it." })
@Entity({ tableName: "email_changes" })
export class EmailChange {
  [OptionalProps]?: "createdAt";

  @PrimaryKey({ type: "integer" })
  id!: number;

  /** An account has at most one pending change. */
  @OneToOne(() => User, { ref: true })
  user!: Ref<User>;

  @Field({ description: "The new address." })
  @Property({ columnType: "citext" })
  email!: string;

  /** The SHA-256 hash of the link's token, which is only in the email; null until it is sent. */
  @Unique()
  @Property({ columnType: "bytea", runtimeType: "Buffer", nullable: true, hidden: true })
  tokenHash?: Buffer | null;

  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When the link expires, and the change with it." })
  @Property({ columnType: "timestamptz(3)" })
  expiresAt!: Date;
}
