import { Embeddable, Property } from "@mikro-orm/decorators/legacy";
import { Field, InputType, ObjectType } from "type-graphql";

@Embeddable()
@ObjectType({ description: "What others may see of somebody." })
export class PrivacySettings {
  @Field({ description: "Whether others may open the profile." })
  @Property({ type: "boolean", default: true })
  profileVisibility: boolean = true;

  @Field({ description: "Whether lists, searches and suggestions may show the person." })
  @Property({ type: "boolean", default: true })
  profileDiscovery: boolean = true;

  @Field({ description: "Whether others see when the person was last here." })
  @Property({ type: "boolean", default: true })
  showActivityStatus: boolean = true;

  @Field({ description: "Whether what the person does may be counted to improve suggestions." })
  @Property({ type: "boolean", default: true })
  dataAnalytics: boolean = true;
}

@InputType({ description: "The privacy settings to change; what is left out stays." })
export class PrivacySettingsInput {
  @Field(() => Boolean, { nullable: true, description: "Whether others may open the profile." })
  profileVisibility?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether lists, searches and suggestions may show the person.",
  })
  profileDiscovery?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Whether others see when the person was last here." })
  showActivityStatus?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether what the person does may be counted to improve suggestions.",
  })
  dataAnalytics?: boolean | null;
}
