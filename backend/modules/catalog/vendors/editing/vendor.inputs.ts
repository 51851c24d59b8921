import { Field, ID, InputType, Int } from "type-graphql";

@InputType({ description: "What a vendor's members say about it." })
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
    description: "The address of a video at YouTube or Vimeo; kept if left out.",
  })
  videoUrl?: string | null;

  @Field(() => [ID], { description: "Ids of the categories it specializes in, at most 8." })
  categoryIds: string[];
}
