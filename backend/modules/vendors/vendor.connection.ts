import { Field, Int, ObjectType } from "type-graphql";
import { Connection } from "../../shared/connection.ts";
import { type FacetedPage, FacetValue } from "../../shared/facets.ts";
import { Vendor } from "./vendor.entity.ts";

@ObjectType({ description: "The values of each filter; choosing one keeps its siblings' counts." })
export class VendorFacets {
  @Field(() => [FacetValue], { description: "By name." })
  categories: FacetValue[];

  @Field(() => [FacetValue], { description: "By name." })
  countries: FacetValue[];

  @Field(() => [FacetValue], { description: "`true` and `false`." })
  verified: FacetValue[];
}

/** A page of vendors with the counts around it. */
export interface VendorPage extends FacetedPage<Vendor, VendorFacets> {
  readonly countVerified: () => Promise<number>;
}

@ObjectType()
export class VendorConnection extends Connection(Vendor) {
  @Field(() => VendorFacets, { name: "facets", description: "The values of each filter, with counts." })
  countFacets(): Promise<VendorFacets> {
    return this.readFacets();
  }

  @Field(() => Int, {
    name: "verifiedCount",
    description: "How many of the whole list are verified; all of them only when it equals `totalCount`.",
  })
  readVerifiedCount(): Promise<number> {
    return this.countVerified();
  }

  readFacets: () => Promise<VendorFacets>;
  countVerified: () => Promise<number>;
}
