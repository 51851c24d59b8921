import { Field, ID, ObjectType } from "type-graphql";
import { Person } from "../people/privacy/person.ts";
import { MentoringRequest } from "./mentoring-request.entity.ts";

@ObjectType({ description: "A mentor who lets themselves be found." })
export class MentorChoice {
  @Field(() => ID, { description: "The mentor's id." })
  id: string;

  @Field(() => Person, { description: "The mentor, as others see them." })
  mentor: Person;

  @Field(() => MentoringRequest, { nullable: true, description: "The viewer's latest request to them." })
  viewerRequest: MentoringRequest | null;
}

@ObjectType({
  description: "Somebody whom a request for mentoring concerns: what the other side reads of them.",
})
export class MentoringParty {
  @Field(() => ID, { description: "The account's id." })
  id: number;

  @Field({ description: "Their name." })
  name: string;

  @Field({ description: "Their title and organization; may be empty." })
  position: string;
}
