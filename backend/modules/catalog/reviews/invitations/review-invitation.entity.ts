import { OptionalProps, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { User } from "../../../account/identity/user.entity.ts";
import { Solution } from "../../solutions/solution.entity.ts";

@ObjectType({ description: "A vendor's invitation of a customer to review a solution." })
@Entity({ tableName: "review_invitations" })
export class ReviewInvitation {
  [OptionalProps]?: "createdAt";

  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field(() => Solution, { description: "What is to be reviewed." })
  @ManyToOne(() => Solution, { ref: true })
  solution!: Ref<Solution>;

  @Field({ description: "The customer's address; a solution has one invitation for each." })
  @Property({ columnType: "citext" })
  email!: string;

  /** The member who sent it; null for deleted accounts. */
  @ManyToOne(() => User, { ref: true, nullable: true })
  invitedBy?: Ref<User> | null;

  /** The account that used its link. */
  @ManyToOne(() => User, { ref: true, nullable: true })
  acceptedBy?: Ref<User> | null;

  /** SHA-256 of the link's token, which is only in the email; null until it is sent and once it is used. */
  @Unique()
  @Property({ columnType: "bytea", runtimeType: "Buffer", nullable: true, hidden: true })
  tokenHash?: Buffer | null;

  @Field({ description: "When it was made." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When its link expires." })
  @Property({ columnType: "timestamptz(3)" })
  expiresAt!: Date;

  @Field(() => Date, { nullable: true, description: "When its link was used; null until then." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  acceptedAt?: Date | null;
}

@ObjectType({ description: "An invitation to review, as the person who opens its link sees it." })
export class OfferedReview {
  @Field(() => ID, { description: "The id of the solution." })
  solutionId: number;

  @Field({ description: "The slug in the solution's URL." })
  slug: string;

  @Field({ description: "The title of the solution." })
  title: string;

  @Field({ description: "The name of the vendor that invites." })
  vendor: string;

  @Field({ description: "The address that it was sent to." })
  email: string;

  @Field(() => Boolean, { description: "Whether the viewer's account has the address that it was sent to." })
  isForViewer: boolean;
}
