import { OptionalProps, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { User } from "../identity/user.entity.ts";

@ObjectType({ description: "A passkey that its owner can sign in with." })
@Entity({ tableName: "passkeys" })
export class Passkey {
  [OptionalProps]?: "createdAt" | "lastUsedAt";

  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => User, { ref: true })
  user!: Ref<User>;

  @Field({ description: "What its owner calls it." })
  @Property({ columnType: "text" })
  name!: string;

  /** By which its authenticator knows it. */
  @Property({ columnType: "bytea", runtimeType: "Buffer", hidden: true })
  credentialId!: Buffer;

  /** In COSE's encoding. */
  @Property({ columnType: "bytea", runtimeType: "Buffer", hidden: true })
  publicKey!: Buffer;

  /** How often it has signed, by its authenticator's own count; always 0 if that doesn't count. */
  @Property({ columnType: "bigint", runtimeType: "number" })
  signCount!: number;

  /** How a browser reaches the authenticator, such as `internal` or `usb`. */
  @Property({ columnType: "text[]", type: "array" })
  transports!: string[];

  @Field({
    description: "Whether its device's maker keeps a copy, so that it survives the loss of the device.",
  })
  @Property({ type: "boolean" })
  backedUp!: boolean;

  @Field({ description: "When it was added." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field(() => Date, { nullable: true, description: "When it was last used; null if never." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  lastUsedAt?: Date | null;
}

/** How a browser is told of a passkey. */
export const descriptorOf = ({ credentialId, transports }: Passkey) => ({
  id: credentialId.toString("base64url"),
  transports,
});
