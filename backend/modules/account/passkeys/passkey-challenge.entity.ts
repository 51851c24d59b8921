import { OptionalProps, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { SignInChallenge } from "../credentials/two-factor/sign-in-challenge.entity.ts";
import { User } from "../identity/user.entity.ts";

/** What a challenge is for; an answer counts for nothing else. */
export type ChallengePurpose = "registration" | "sign_in" | "second_factor";

/** A challenge that an authenticator is asked to sign, once. */
@Entity({ tableName: "passkey_challenges" })
export class PasskeyChallenge {
  [OptionalProps]?: "createdAt";

  @PrimaryKey({ type: "integer" })
  id!: number;

  @Property({ columnType: "bytea", runtimeType: "Buffer", hidden: true })
  challengeHash!: Buffer;

  @Property({ columnType: "text" })
  purpose!: ChallengePurpose;

  /** Null for a sign-in, which the passkey itself says the account of. */
  @ManyToOne(() => User, { ref: true, nullable: true })
  user?: Ref<User> | null;

  /** The sign-in whose second factor it is. */
  @ManyToOne(() => SignInChallenge, { ref: true, nullable: true })
  signInChallenge?: Ref<SignInChallenge> | null;

  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Property({ columnType: "timestamptz(3)" })
  expiresAt!: Date;
}
