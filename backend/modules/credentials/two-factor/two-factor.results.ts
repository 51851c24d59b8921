import { Field, Int, ObjectType } from "type-graphql";
import { User } from "../../accounts/user.entity.ts";

@ObjectType({ description: "What an authenticator app needs to take the account over; shown once." })
export class TwoFactorEnrollment {
  @Field({ description: "The secret in base32, to type where no camera is." })
  secret: string;

  @Field({ description: "The same as an address that the app opens." })
  otpauthUri: string;

  @Field({ description: "The same as a QR code: an SVG image as a data address." })
  qrCode: string;
}

@ObjectType({ description: "Codes that each replace the authenticator app's once." })
export class RecoveryCodes {
  @Field(() => [String], { description: "Ten codes; they can't be shown again." })
  codes: string[];

  @Field({ description: "The account, with the second factor on." })
  user: User;
}

@ObjectType({ description: "Where the second factor stands." })
export class TwoFactorStatus {
  @Field(() => Date, { nullable: true, description: "Since when it is on; null while it is off." })
  enabledAt: Date | null;

  @Field(() => Int, { description: "How many recovery codes are not used yet." })
  recoveryCodesLeft: number;
}
