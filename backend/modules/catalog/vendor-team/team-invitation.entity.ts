import type { Opt, Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { User } from "../../account/identity/user.entity.ts";
import { Vendor } from "../vendors/vendor.entity.ts";

@ObjectType({ description: "A request to be named on a vendor's page, until it is accepted." })
@Entity({ tableName: "team_invitations" })
export class TeamInvitation {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field(() => Vendor, { description: "The vendor." })
  @ManyToOne(() => Vendor, { ref: true })
  vendor!: Ref<Vendor>;

  @Field({ description: "The person's address; a vendor has one request for each." })
  @Property({ columnType: "citext" })
  email!: string;

  @Field({ description: "What they do there." })
  @Property({ columnType: "text" })
  position!: string;

  @Field(() => Boolean, { description: "Whether they are one of its founders." })
  @Property({ type: "boolean", default: false })
  isFounder: Opt<boolean> = false;

  /** Who asked; null for deleted accounts. */
  @ManyToOne(() => User, { ref: true, nullable: true })
  invitedBy?: Ref<User> | null;

  /** SHA-256 of the link's token, which is only in the email; null until it is sent. */
  @Unique()
  @Property({ columnType: "bytea", runtimeType: "Buffer", nullable: true, hidden: true })
  tokenHash?: Buffer | null;

  @Field(() => Date, { description: "When it was made." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Opt<Date> = new Date();

  @Field(() => Date, { description: "When its link expires." })
  @Property({ columnType: "timestamptz(3)" })
  expiresAt!: Date;
}

@ObjectType({
  description: "A request to be named on a vendor's page, as the person who opens its link sees it.",
})
export class OfferedPosition {
  @Field({ description: "The name of the vendor." })
  vendor: string;

  @Field({ description: "What they do there." })
  position: string;

  @Field(() => Boolean, { description: "Whether they are one of its founders." })
  isFounder: boolean;

  @Field({ description: "The address that it was sent to." })
  email: string;

  @Field(() => Boolean, { description: "Whether the viewer's account has the address that it was sent to." })
  isForViewer: boolean;
}
