import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { OwnTransaction, SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import type { Row } from "../../../../shared/rows/row.ts";
import { selectionOf } from "../../../../shared/rows/selection.ts";
import { MaxLength } from "../../../../shared/schema/max-length.ts";
import { Vendor } from "../../../catalog/vendors/vendor.entity.ts";
import { findVendor } from "../../../catalog/vendors/vendor.service.ts";
import {
  acceptSuggestedFact,
  dismissSuggestedFact,
  findSuggestedFacts,
  MAX_SUGGESTED,
} from "./suggested-fact.service.ts";
import { SuggestedCompanyFact } from "./suggested-fact.types.ts";

@Resolver()
export class SuggestedFactResolver {
  @MaxLength(MAX_SUGGESTED)
  @SignedIn()
  @Query(() => [SuggestedCompanyFact], {
    description:
      "The facts about a company that its texts state and its fields don't, at most 60; empty for anyone but its members and administrators.",
  })
  suggestedCompanyFacts(
    @Ctx() context: Context,
    @Arg("vendorId", () => ID, { description: "The id of the vendor." }) vendorId: string,
  ): Promise<SuggestedCompanyFact[]> {
    return findSuggestedFacts(context, vendorId);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Vendor, {
    description:
      "Fills a vendor's field with a suggested fact, or adds it to the field's list; only for members of its organization and administrators.",
  })
  async acceptSuggestedFact(
    @Ctx() context: Context,
    @Arg("vendorId", () => ID, { description: "The id of the vendor." }) vendorId: string,
    @Arg("key", () => ID, { description: "The fact's key." }) key: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Vendor> | null> {
    const id = await acceptSuggestedFact(context, vendorId, key);
    return findVendor(context, String(id), selectionOf(info));
  }

  @MaxLength(MAX_SUGGESTED)
  @SignedIn()
  @Mutation(() => [SuggestedCompanyFact], {
    description:
      "Says that a suggested fact isn't right, so that it isn't suggested again until its words change; only for members of the vendor's organization and administrators. Returns the other suggestions.",
  })
  dismissSuggestedFact(
    @Ctx() context: Context,
    @Arg("vendorId", () => ID, { description: "The id of the vendor." }) vendorId: string,
    @Arg("key", () => ID, { description: "The fact's key." }) key: string,
  ): Promise<SuggestedCompanyFact[]> {
    return dismissSuggestedFact(context, vendorId, key);
  }
}
