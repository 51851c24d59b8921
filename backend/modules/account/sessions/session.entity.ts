import { OptionalProps, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { User } from "../identity/user.entity.ts";

@ObjectType({ description: "A session on one device." })
@Entity({ tableName: "sessions" })
export class Session {
  [OptionalProps]?: "createdAt" | "lastUsedAt";

  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => User, { ref: true })
  user!: Ref<User>;

  /** SHA-256 of the token; the token itself is only in the browser's cookie. */
  @Property({ columnType: "bytea", runtimeType: "Buffer", hidden: true, lazy: true })
  tokenHash!: Buffer;

  /** The browser's user agent. */
  @Property({ columnType: "text", nullable: true })
  userAgent?: string | null;

  @Field(() => String, { nullable: true, description: "The IP address at sign-in." })
  @Property({ columnType: "text", nullable: true })
  address?: string | null;

  @Field({ description: "When the person signed in." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When it was last used, to the minute." })
  @Property({ columnType: "timestamptz(3)" })
  lastUsedAt: Date = new Date();

  /** Absolute expiry, regardless of use. */
  @Property({ columnType: "timestamptz(3)" })
  expiresAt!: Date;
}
