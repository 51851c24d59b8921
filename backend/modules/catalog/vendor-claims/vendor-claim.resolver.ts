import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { BySession, CredentialAttempt, OwnTransaction, SignedIn } from "../../../shared/access.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import type { Row } from "../../../shared/rows/row.ts";
import { selectionOf } from "../../../shared/rows/selection.ts";
import { Vendor } from "../vendors/vendor.entity.ts";
import { findVendor } from "../vendors/vendor.service.ts";
import { domainsOf } from "./claim-address.policy.ts";
import { findClaimable } from "./claimable.ts";
import { VendorClaimCode } from "./code/claim-code.entity.ts";
import { confirmClaim, pendingCode, requestClaimCode } from "./code/claim-code.service.ts";
import { claimsToAnswer, latestClaim } from "./evidence/evidence.service.ts";
import { VendorClaiming } from "./vendor-claiming.ts";

@Resolver()
export class VendorClaimResolver {
  @SignedIn()
  @BySession()
  @Query(() => VendorClaiming, { description: "How the viewer can come to manage a vendor's page." })
  async vendorClaiming(
    @Ctx() context: RequestContext,
    @Arg("vendorId", () => ID, { description: "The id of the vendor." }) vendorId: string,
  ): Promise<VendorClaiming> {
    const vendor = await findClaimable(context, vendorId);
    return {
      domains: domainsOf(vendor),
      code: await pendingCode(context, vendor.id),
      claim: await latestClaim(context, vendor.id),
      toAnswer: await claimsToAnswer(context, vendor.id, vendor.organization.id),
    };
  }

  @SignedIn()
  @OwnTransaction()
  @BySession()
  @Mutation(() => VendorClaimCode, {
    description: "Sends a code to an address at the vendor's domain, for `confirmVendorClaim`.",
  })
  requestVendorClaimCode(
    @Ctx() context: RequestContext,
    @Arg("vendorId", () => ID, { description: "The id of the vendor." }) vendorId: string,
    @Arg("email", { description: "An address at one of the vendor's domains." }) email: string,
  ): Promise<VendorClaimCode> {
    return requestClaimCode(context, vendorId, email);
  }

  @SignedIn()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => Vendor, {
    description:
      "Makes the viewer the owner of an unclaimed vendor's organization, with the code sent to its domain.",
  })
  async confirmVendorClaim(
    @Ctx() context: RequestContext,
    @Arg("vendorId", () => ID, { description: "The id of the vendor." }) vendorId: string,
    @Arg("code", { description: "As in the email; case and separators don't matter." }) code: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Vendor> | null> {
    const { id } = await confirmClaim(context, vendorId, code);
    return findVendor(context, String(id), selectionOf(info));
  }
}
