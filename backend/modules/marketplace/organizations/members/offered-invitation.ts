import { Field, ObjectType } from "type-graphql";
import { type MemberRole, MemberRoles } from "../member-role.ts";

@ObjectType({ description: "An invitation, as the person who opens its link sees it." })
export class OfferedInvitation {
  @Field({ description: "The name of the organization." })
  organization: string;

  @Field({ description: "The address that it was sent to." })
  email: string;

  @Field(() => MemberRoles, { description: "The role that the person gets." })
  role: MemberRole;

  @Field(() => Boolean, { description: "Whether the viewer's account has the address that it was sent to." })
  isForViewer: boolean;
}
