import { Field, ID, Int, ObjectType } from "type-graphql";
import {
  type PostingKind,
  PostingKinds,
  type PostingStatus,
  PostingStatuses,
} from "../../../marketplace/postings/posting-status.ts";

@ObjectType({ description: "Someone whose application to a partnership was accepted." })
export class PartnershipMember {
  @Field(() => ID, { description: "The id of their application." })
  id: number;

  @Field({ description: "Their name." })
  name: string;

  @Field(() => String, { nullable: true, description: "Who they represent; null if they didn't say." })
  affiliation: string;
}

@ObjectType({
  description:
    "A collaboration that the viewer or their organizations lead, or something with accepted applicants that they lead or take part in.",
})
export class Partnership {
  @Field(() => ID, { description: "Of the posting; `recordId` is that of the opportunity or collaboration." })
  id: number;

  @Field(() => PostingKinds, { description: "Whether it is an opportunity or a collaboration." })
  kind: PostingKind;

  @Field(() => ID, { description: "The id of the opportunity or collaboration." })
  recordId: number;

  @Field({ description: "The slug in its URL." })
  slug: string;

  @Field({ description: "The record's title." })
  title: string;

  @Field({ description: "Who leads it." })
  organization: string;

  @Field(() => PostingStatuses, { description: "The field that it is quoted from." })
  status: PostingStatus;

  @Field({ description: "Whether the viewer or one of their organizations leads it." })
  isLed: boolean;

  @Field(() => ID, {
    nullable: true,
    description: "The viewer's own accepted application; null for those who lead it.",
  })
  applicationId: number | null;

  @Field(() => Int, { description: "How many applicants were accepted." })
  memberCount: number;

  @Field(() => [PartnershipMember], {
    description: "The accepted applicants, latest first, at most five; only for those who lead it.",
  })
  members: PartnershipMember[];
}
