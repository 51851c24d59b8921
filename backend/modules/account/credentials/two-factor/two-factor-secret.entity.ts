import { OptionalProps, type Ref } from "@mikro-orm/core";
import { Entity, OneToOne, Property } from "@mikro-orm/decorators/legacy";
import { User } from "../../identity/user.entity.ts";

/** The TOTP secret that an account shares with its owner's authenticator app. */
@Entity({ tableName: "two_factor_secrets" })
export class TwoFactorSecret {
  [OptionalProps]?: "createdAt" | "lastStep";

  @OneToOne(() => User, { primary: true, ref: true })
  user!: Ref<User>;

  /** Base32. */
  @Property({ columnType: "text", hidden: true })
  secret!: string;

  /** When the enrollment was confirmed by a first code; null while pending. */
  @Property({ columnType: "timestamptz(3)", nullable: true })
  confirmedAt?: Date | null;

  /** The 30-second step of the last accepted code, so that no code is accepted twice. */
  @Property({ columnType: "bigint", runtimeType: "number", default: 0 })
  lastStep: number = 0;

  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();
}
