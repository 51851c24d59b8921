import { Embeddable, Property } from "@mikro-orm/decorators/legacy";
import { Field, InputType, ObjectType } from "type-graphql";

@Embeddable()
@ObjectType({ description: "Notification preferences of an account." })
export class NotificationPreferences {
  @Field({ description: "Whether notifications are also sent by email." })
  @Property({ type: "boolean", default: true })
  emailNotifications: boolean = true;

  @Field({ description: "Notifications about new matching solutions." })
  @Property({ type: "boolean", default: true })
  newSolutionAlerts: boolean = true;

  @Field({ description: "Notifications about new papers on followed topics." })
  @Property({ type: "boolean", default: true })
  researchPaperUpdates: boolean = true;

  @Field({ description: "Notifications about collaboration requests." })
  @Property({ type: "boolean", default: true })
  collaborationRequests: boolean = true;

  @Field({ description: "Product news and offers." })
  @Property({ type: "boolean", default: false })
  marketingUpdates: boolean = false;
}

@InputType({ description: "The notification preferences to change; omitted fields stay unchanged." })
export class NotificationPreferencesInput {
  @Field(() => Boolean, { nullable: true, description: "Whether notifications are also sent by email." })
  emailNotifications?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Notifications about new matching solutions." })
  newSolutionAlerts?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Notifications about new papers on followed topics." })
  researchPaperUpdates?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Notifications about collaboration requests." })
  collaborationRequests?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Product news and offers." })
  marketingUpdates?: boolean | null;
}
