import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "One of the checks that determine the system's status." })
export class HealthCheck {
  @Field({ description: "What is checked, such as `Database`." })
  name: string;

  @Field({ description: "Whether it is as it should be." })
  passed: boolean;

  @Field({ description: "What was found." })
  detail: string;

  @Field({ description: "When the check passes." })
  rule: string;
}

@ObjectType({ description: "Whether the system works as it should, and its totals." })
export class SystemHealth {
  @Field({ description: "`operational` if every check passes, otherwise `degraded`." })
  systemStatus: string;

  @Field(() => [HealthCheck], { description: "The checks." })
  checks: HealthCheck[];

  @Field(() => Int, { description: "Number of accounts, not counting those already deleted." })
  totalUsers: number;

  @Field(() => Int, { description: "Accounts that are not deactivated." })
  activeUsers: number;

  @Field(() => Int, { description: "Number of published solutions." })
  totalSolutions: number;

  @Field(() => Int, { description: "Number of vendors, verified or not." })
  totalVendors: number;

  @Field({ description: "When this was counted and checked." })
  computedAt: Date;
}
