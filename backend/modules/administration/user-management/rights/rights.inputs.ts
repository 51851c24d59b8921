import { Field, InputType, Int } from "type-graphql";
import type { Role } from "../../../../shared/actor.ts";
import { Roles } from "../../../account/identity/role.ts";

@InputType({ description: "What an account may do; omitted and null fields stay unchanged." })
export class UserRightsInput {
  @Field(() => Roles, { nullable: true, description: "The role." })
  role?: Role | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the account may be used. Deactivating one ends its sessions right away.",
  })
  isActive?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Custom permissions: a JSON object of at most 10,000 characters, for programs that read it with the account. The hub itself goes by the role.",
  })
  permissions?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "The version the edit is based on; a different current version is a conflict.",
  })
  version?: number | null;
}
