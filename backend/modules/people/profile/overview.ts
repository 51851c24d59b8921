import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A part of the profile that is still empty." })
export class MissingPart {
  @Field({ description: "The name of the part in `UpdateProfileInput`." })
  field: string;

  @Field({ description: "How the part is called on a screen." })
  label: string;
}

@ObjectType({ description: "How far a profile is filled in." })
export class ProfileCompleteness {
  @Field(() => Int, { description: "0 to 100." })
  percent: number;

  @Field(() => [MissingPart], { description: "What would raise it." })
  missing: MissingPart[];
}

@ObjectType({ description: "What is the signed-in person's own, for the dashboard's Overview." })
export class ViewerOverview {
  @Field({ description: "When the person signed up." })
  memberSince: Date;

  @Field(() => Date, { nullable: true, description: "When the person last signed in." })
  lastLogin: Date | null;

  @Field({ description: "How far the profile is filled in." })
  profileCompleteness: ProfileCompleteness;

  @Field(() => Int, { description: "How many devices are signed in." })
  sessionCount: number;

  @Field({ description: "Whether signing in requires a second factor." })
  twoFactorEnabled: boolean;
}
