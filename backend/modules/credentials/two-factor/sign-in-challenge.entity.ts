import { OptionalProps, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { User } from "../../accounts/user.entity.ts";

/** A sign-in with a correct password that awaits the second factor. */
@Entity({ tableName: "sign_in_challenges" })
export class SignInChallenge {
  [OptionalProps]?: "createdAt";

  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => User, { ref: true })
  user!: Ref<User>;

  @Property({ columnType: "bytea", runtimeType: "Buffer", hidden: true })
  tokenHash!: Buffer;

  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Property({ columnType: "timestamptz(3)" })
  expiresAt!: Date;
}
