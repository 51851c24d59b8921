import { Field, ID, ObjectType } from "type-graphql";
import { PageInfo } from "../../../../shared/paging/connection.ts";

@ObjectType({ description: "Something that a person did, or that was done to their account." })
export class UserActivity {
  @Field(() => ID)
  id: string;

  @Field({ description: "The recorded action, such as `account.signed_in`." })
  action: string;

  @Field({ description: "What it is called." })
  title: string;

  @Field({ description: "When it happened." })
  at: Date;

  @Field(() => String, { nullable: true, description: "Who did it, if it wasn't the person." })
  by: string | null;

  @Field(() => String, { nullable: true, description: "The IP address it came from, if any." })
  address: string | null;
}

@ObjectType({ description: "A page of what a person did, and of what was done to their account." })
export class UserActivityConnection {
  @Field(() => [UserActivity], { description: "Latest first." })
  nodes: UserActivity[];

  @Field({ description: "The position of the page." })
  pageInfo: PageInfo;
}
