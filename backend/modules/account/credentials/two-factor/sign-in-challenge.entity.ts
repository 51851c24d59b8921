import { OptionalProps, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { User } from "../../identity/user.entity.ts";
import { type ChallengeMethod, ChallengeMethods } from "./challenge-method.ts";

/** A sign-in with a correct password that awaits a code. */
@Entity({ tableName: "sign_in_challenges" })
export class SignInChallenge {
  [OptionalProps]?: "createdAt" | "method";

  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => User, { ref: true })
  user!: Ref<User>;

  @Property({ columnType: "bytea", runtimeType: "Buffer", hidden: true })
  tokenHash!: Buffer;

  /** The source of the code. */
  @Property({ columnType: "text", default: ChallengeMethods.APP })
  method: ChallengeMethod = ChallengeMethods.APP;

  /** The hash of the code sent by mail; null until it is sent, and for codes of the app. */
  @Property({ columnType: "bytea", runtimeType: "Buffer", nullable: true, hidden: true })
  codeHash?: Buffer | null;

  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Property({ columnType: "timestamptz(3)" })
  expiresAt!: Date;
}
