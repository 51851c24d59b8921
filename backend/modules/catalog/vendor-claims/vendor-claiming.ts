import { Field, ObjectType } from "type-graphql";
import { VendorClaimCode } from "./code/claim-code.entity.ts";
import { VendorClaim } from "./vendor-claim.entity.ts";

@ObjectType({ description: "How the viewer can come to manage a vendor's page." })
export class VendorClaiming {
  @Field(() => [String], {
    description: "The domains whose email addresses show that someone belongs to it.",
  })
  domains: string[];

  @Field(() => VendorClaimCode, { nullable: true, description: "The code that was sent for the viewer." })
  code: VendorClaimCode | null;

  @Field(() => VendorClaim, { nullable: true, description: "The viewer's latest claim." })
  claim: VendorClaim | null;

  @Field(() => [VendorClaim], {
    description:
      "Pending claims by others, at most 20; none for those who don't own the vendor's organization.",
  })
  toAnswer: VendorClaim[];
}
