import { Embeddable, Property } from "@mikro-orm/decorators/legacy";
import { Field, InputType, ObjectType } from "type-graphql";

@Embeddable()
@ObjectType({ description: "Privacy settings of an account." })
export class PrivacySettings {
  @Field({ description: "Whether other users may view the profile." })
  @Property({ type: "boolean", default: true })
  profileVisibility: boolean = true;

  @Field({ description: "Whether the person may appear in lists, searches and suggestions." })
  @Property({ type: "boolean", default: true })
  profileDiscovery: boolean = true;

  @Field({ description: "Whether other users see when the person was last active." })
  @Property({ type: "boolean", default: true })
  showActivityStatus: boolean = true;

  @Field({
    description:
      "Whether the person's activity may be used to improve suggestions, and be counted in vendors' figures of at least five people.",
  })
  @Property({ type: "boolean", default: true })
  dataAnalytics: boolean = true;
}

@InputType({ description: "The privacy settings to change; omitted fields stay unchanged." })
export class PrivacySettingsInput {
  @Field(() => Boolean, { nullable: true, description: "Whether other users may view the profile." })
  profileVisibility?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the person may appear in lists, searches and suggestions.",
  })
  profileDiscovery?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether other users see when the person was last active.",
  })
  showActivityStatus?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether the person's activity may be used to improve suggestions, and be counted in vendors' figures of at least five people.",
  })
  dataAnalytics?: boolean | null;
}
