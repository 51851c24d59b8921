import { Embeddable, Property } from "@mikro-orm/decorators/legacy";
import { Field, InputType, ObjectType } from "type-graphql";

@Embeddable()
@ObjectType({ description: "What somebody wants to be told." })
export class NotificationPreferences {
  @Field({ description: "Whether notifications also come by mail." })
  @Property({ type: "boolean", default: true })
  emailNotifications: boolean = true;

  @Field({ description: "Told of new solutions that fit." })
  @Property({ type: "boolean", default: true })
  newSolutionAlerts: boolean = true;

  @Field({ description: "Told of new papers on followed topics." })
  @Property({ type: "boolean", default: true })
  researchPaperUpdates: boolean = true;

  @Field({ description: "Told of requests to work together." })
  @Property({ type: "boolean", default: true })
  collaborationRequests: boolean = true;

  @Field({ description: "Told of news and offers of the hub." })
  @Property({ type: "boolean", default: false })
  marketingUpdates: boolean = false;
}

@InputType({ description: "The notification preferences to change; what is left out stays." })
export class NotificationPreferencesInput {
  @Field(() => Boolean, { nullable: true, description: "Whether notifications also come by mail." })
  emailNotifications?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Told of new solutions that fit." })
  newSolutionAlerts?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Told of new papers on followed topics." })
  researchPaperUpdates?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Told of requests to work together." })
  collaborationRequests?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Told of news and offers of the hub." })
  marketingUpdates?: boolean | null;
}
