import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { findVendorInsights } from "./vendor-insights.service.ts";
import { VendorInsights } from "./vendor-insights.types.ts";

@Resolver()
export class VendorInsightsResolver {
  @SignedIn()
  @Query(() => VendorInsights, {
    nullable: true,
    description:
      "What buyers do with a vendor and its solutions; for the members of its organization and administrators, null for others.",
  })
  vendorInsights(
    @Ctx() context: Context,
    @Arg("vendorId", () => ID, { description: "The vendor's id." }) vendorId: string,
  ): Promise<VendorInsights | null> {
    return findVendorInsights(context, vendorId);
  }
}
