import { Field, ID, InputType, Int } from "type-graphql";
import {
  type Certification,
  Certifications,
  type CompanyStage,
  CompanyStages,
  type HeadcountBand,
  HeadcountBands,
  type RevenueBand,
  RevenueBands,
} from "../facts/company-facts.ts";

@InputType({
  description:
    "What a vendor's members say about it. In an edit, an optional field that is left out stays as it is; null or an empty text removes its value, unless the field says otherwise.",
})
export class VendorInput {
  @Field({ description: "1 to 120 characters; unique." })
  name: string;

  @Field({ description: "Plain text, 1 to 5,000 characters." })
  description: string;

  @Field(() => String, { nullable: true, description: "An http or https address." })
  website?: string | null;

  @Field(() => String, { nullable: true, description: "The public address for inquiries." })
  contactEmail?: string | null;

  @Field(() => String, { nullable: true, description: "At most 80 characters." })
  country?: string | null;

  @Field(() => String, { nullable: true, description: "At most 80 characters." })
  city?: string | null;

  @Field(() => Int, { nullable: true, description: "From 1800." })
  foundedYear?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The address of a video at YouTube or Vimeo.",
  })
  videoUrl?: string | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "Places besides the headquarters, at most 50 of 80 characters. Null leaves them as they are.",
  })
  places?: string[] | null;

  @Field(() => CompanyStages, {
    nullable: true,
    description: "How far the company is; null for unknown.",
  })
  stage?: CompanyStage | null;

  @Field(() => HeadcountBands, {
    nullable: true,
    description: "How many people work there; null for unknown.",
  })
  headcountBand?: HeadcountBand | null;

  @Field(() => RevenueBands, {
    nullable: true,
    description: "Its revenue in its last year; null for unknown.",
  })
  revenueBand?: RevenueBand | null;

  @Field(() => [String], {
    nullable: true,
    description: "Names of customers, at most 50 of 120 characters. Null leaves them as they are.",
  })
  customers?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "The languages in which it sells and supports, at most 50 of 40 characters. Null leaves them as they are.",
  })
  languages?: string[] | null;

  @Field(() => [Certifications], {
    nullable: true,
    description: "What it or its products are certified for. Null leaves it as it is.",
  })
  certifications?: Certification[] | null;

  @Field(() => [ID], { description: "Ids of the categories it specializes in, at most 8." })
  categoryIds: string[];
}
