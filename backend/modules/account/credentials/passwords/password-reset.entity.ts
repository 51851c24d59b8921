import { OptionalProps, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { User } from "../../identity/user.entity.ts";

/** A single-use password reset link. */
@Entity({ tableName: "password_resets" })
export class PasswordReset {
  [OptionalProps]?: "createdAt";

  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => User, { ref: true })
  user!: Ref<User>;

  /** SHA-256 of the token; the token itself is only in the email. */
  @Property({ columnType: "bytea", runtimeType: "Buffer", hidden: true })
  tokenHash!: Buffer;

  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Property({ columnType: "timestamptz(3)" })
  expiresAt!: Date;

  @Property({ columnType: "timestamptz(3)", nullable: true })
  usedAt?: Date | null;
}
