import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, InputType } from "type-graphql";
import type { Role } from "../../../../shared/actor.ts";
import { Roles } from "../../identity/role.ts";
import type { Alert } from "./alert.service.ts";
import { type AlertLevel, AlertLevels } from "./alert-level.ts";
import type { Audience } from "./audience.ts";

@InputType({
  description: "Who an alert is for: all active accounts, narrowed by each field that is given.",
})
export class AudienceInput implements Audience {
  @Field(() => Boolean, {
    nullable: true,
    description: "Whether it is news or an offer, which goes only to people who turned on Marketing Updates.",
  })
  isNews?: boolean | null;

  @Field(() => [ID], { nullable: true, description: "Only these accounts." })
  userIds?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: "Only the accounts with these usernames, at most 500.",
  })
  usernames?: string[] | null;

  @Field(() => [Roles], { nullable: true, description: "Only accounts with these roles." })
  roles?: Role[] | null;

  @Field(() => String, {
    nullable: true,
    description: "Only people whose organization's name contains this; case-insensitive.",
  })
  organization?: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: "Only people who signed up on this day or later, in the hub's time zone.",
  })
  joinedSince?: string | null;
}

@InputType({
  description:
    "An alert from an administrator, and who gets it: at least one field says so; all roles are everyone.",
})
export class AlertInput extends AudienceInput implements Alert {
  @Field({ description: "At most 120 characters." })
  title: string;

  @Field({ description: "Plain text, at most 2,000 characters." })
  text: string;

  @Field(() => AlertLevels, { nullable: true, description: "How urgent it is; `INFO` by default." })
  level?: AlertLevel | null;

  @Field(() => String, { nullable: true, description: "A UUID; repeating it sends nothing more." })
  key?: string | null;
}
