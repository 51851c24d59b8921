import { Field, ID, ObjectType } from "type-graphql";
import { type MemberRole, MemberRoles } from "../member-role.ts";

@ObjectType("OrganizationMember", { description: "A member of an organization, as other members see them." })
export class Member {
  @Field(() => ID, { description: "Organization and person, such as `3:12`." })
  id: string;

  @Field(() => ID, { description: "The id of the person's account." })
  personId: number;

  @Field({ description: "First and last name." })
  name: string;

  @Field(() => MemberRoles, { description: "What they may do." })
  role: MemberRole;

  @Field(() => Boolean, { description: "Whether it is the viewer." })
  isViewer: boolean;

  @Field({ description: "When the person became a member." })
  createdAt: Date;
}
