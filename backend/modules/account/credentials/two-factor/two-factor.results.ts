import { Field, Int, ObjectType } from "type-graphql";
import { User } from "../../identity/user.entity.ts";

@ObjectType({ description: "What an authenticator app needs for enrollment; shown once." })
export class TwoFactorEnrollment {
  @Field({ description: "The secret in base32, for typing it in." })
  secret: string;

  @Field({ description: "The same as an otpauth URI." })
  otpauthUri: string;

  @Field({ description: "The same as a QR code: an SVG image in a data URI." })
  qrCode: string;
}

@ObjectType({ description: "Single-use codes that each replace a code from the authenticator app." })
export class RecoveryCodes {
  @Field(() => [String], { description: "Ten codes; they can't be shown again." })
  codes: string[];

  @Field({ description: "The account, with the second factor on." })
  user: User;
}

@ObjectType({ description: "The status of two-factor authentication." })
export class TwoFactorStatus {
  @Field(() => Date, { nullable: true, description: "When it was enabled; null if disabled." })
  enabledAt: Date | null;

  @Field(() => Int, { description: "Number of unused recovery codes." })
  recoveryCodesLeft: number;
}
