import { ArgsType, Field, InputType, registerEnumType } from "type-graphql";
import { PageArguments } from "../../shared/connection.ts";

/** The orders that a list of vendors has. */
export const VendorSorts = { NAME: "name", RATING: "rating", NEWEST: "newest" } as const;

export type VendorSort = (typeof VendorSorts)[keyof typeof VendorSorts];

registerEnumType(VendorSorts, {
  name: "VendorSort",
  description: "The order of a list of vendors.",
  valuesConfig: {
    RATING: { description: "Best rated first." },
    NEWEST: { description: "Last listed first." },
  },
});

@InputType({ description: "Values of one list are alternatives; different filters must all hold." })
export class VendorFilter {
  @Field(() => [String], { nullable: true, description: "Slugs of categories that it specializes in." })
  categories?: string[] | null;

  @Field(() => [String], { nullable: true, description: "Names of countries." })
  countries?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: "Only verified vendors, or only the others." })
  verified?: boolean | null;
}

@ArgsType()
export class VendorsArguments extends PageArguments {
  @Field(() => String, {
    nullable: true,
    description: "Part of the name or description, whatever its case, at most 200 characters.",
  })
  search?: string | null;

  @Field(() => VendorFilter, { nullable: true })
  filter?: VendorFilter | null;

  @Field(() => VendorSorts, { defaultValue: VendorSorts.NAME })
  sort: VendorSort;
}
