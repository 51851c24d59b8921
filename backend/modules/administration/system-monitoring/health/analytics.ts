import { Field, Int, ObjectType } from "type-graphql";
import type { Role } from "../../../../shared/actor.ts";
import { Roles } from "../../../account/identity/role.ts";

@ObjectType({ description: "How many accounts have a role." })
export class RoleCount {
  @Field(() => Roles, { description: "The role." })
  role: Role;

  @Field(() => Int, { description: "Number of accounts." })
  count: number;
}

@ObjectType({ description: "The accounts by role, and how many are new." })
export class UserAnalytics {
  @Field(() => [RoleCount], {
    description: "Every role with its accounts, not counting those already deleted.",
  })
  userRoles: RoleCount[];

  @Field(() => Int, { description: "Accounts registered since `monthBegan` that still exist." })
  recentRegistrations: number;

  @Field({ description: "The beginning of this month, UTC." })
  monthBegan: Date;

  @Field({ description: "When this was counted." })
  computedAt: Date;
}

@ObjectType({ description: "How much published content there is." })
export class TotalContent {
  @Field(() => Int, { description: "Number of published solutions." })
  solutions: number;

  @Field(() => Int, { description: "Number of published opportunities, open or not." })
  opportunities: number;
}

@ObjectType({ description: "How much content there is." })
export class ContentStats {
  @Field(() => TotalContent, { description: "Published content." })
  totalContent: TotalContent;

  @Field(() => Int, { description: "Number of verified vendors." })
  verifiedVendors: number;

  @Field({ description: "When this was counted." })
  computedAt: Date;
}
