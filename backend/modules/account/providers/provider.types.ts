import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "Somebody who can vouch for a person at sign-in, by OpenID Connect." })
export class SignInProviderChoice {
  @Field({ description: "Its name in addresses, such as `google`." })
  id: string;

  @Field({ description: "Its name for people, such as `Google`." })
  name: string;
}

@ObjectType({ description: "Where to send the browser for a sign-in at a provider." })
export class ProviderRequest {
  @Field({ description: "The provider's address." })
  url: string;

  @Field({ description: "A secret that the browser keeps until it is back." })
  binding: string;
}
