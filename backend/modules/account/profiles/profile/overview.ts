import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A profile field that is still empty." })
export class MissingPart {
  @Field({ description: "The field's name in `UpdateProfileInput`." })
  field: string;

  @Field({ description: "The field's display name." })
  label: string;
}

@ObjectType({ description: "How complete a profile is." })
export class ProfileCompleteness {
  @Field(() => Int, { description: "0 to 100." })
  percent: number;

  @Field(() => [MissingPart], { description: "The fields that are still empty." })
  missing: MissingPart[];
}

@ObjectType({ description: "The viewer's account at a glance, for the dashboard." })
export class ViewerOverview {
  @Field({ description: "When the person signed up." })
  memberSince: Date;

  @Field(() => Date, { nullable: true, description: "When the person last signed in." })
  lastLogin: Date | null;

  @Field({ description: "How complete the profile is." })
  profileCompleteness: ProfileCompleteness;

  @Field(() => Int, { description: "Number of signed-in devices." })
  sessionCount: number;

  @Field({ description: "Whether signing in requires a second factor." })
  twoFactorEnabled: boolean;
}
