import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "What a browser needs to ask an authenticator for a passkey." })
export class PasskeyRequest {
  @Field({
    description:
      "As JSON, for `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`.",
  })
  options: string;

  @Field({ description: "Until when an answer is accepted, once." })
  expiresAt: Date;
}
