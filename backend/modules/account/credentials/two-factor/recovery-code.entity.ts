import { OptionalProps, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { User } from "../../identity/user.entity.ts";

/** A single-use code that replaces a code from the authenticator app. */
@Entity({ tableName: "recovery_codes" })
export class RecoveryCode {
  [OptionalProps]?: "createdAt";

  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => User, { ref: true })
  user!: Ref<User>;

  @Property({ columnType: "bytea", runtimeType: "Buffer", hidden: true })
  codeHash!: Buffer;

  @Property({ columnType: "timestamptz(3)", nullable: true })
  usedAt?: Date | null;

  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();
}
