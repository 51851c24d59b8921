import { OptionalProps, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { User } from "../identity/user.entity.ts";

/** A sign-in at a provider that isn't back yet. */
@Entity({ tableName: "provider_sign_ins" })
export class ProviderSignIn {
  [OptionalProps]?: "createdAt";

  @PrimaryKey({ type: "integer" })
  id!: number;

  @Property({ columnType: "bytea", runtimeType: "Buffer", hidden: true })
  stateHash!: Buffer;

  /** The hash of what only the browser that began it knows. */
  @Property({ columnType: "bytea", runtimeType: "Buffer", hidden: true })
  bindingHash!: Buffer;

  @Property({ columnType: "text" })
  provider!: string;

  /** Whose account is to be linked; null to sign in. */
  @ManyToOne(() => User, { ref: true, nullable: true })
  user?: Ref<User> | null;

  @Property({ columnType: "text", hidden: true })
  nonce!: string;

  @Property({ columnType: "text", hidden: true })
  codeVerifier!: string;

  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Property({ columnType: "timestamptz(3)" })
  expiresAt!: Date;
}
