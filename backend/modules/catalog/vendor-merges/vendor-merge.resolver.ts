import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Allowed } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { type Page, PageArguments } from "../../../shared/paging/connection.ts";
import { MaxLength } from "../../../shared/schema/max-length.ts";
import { keepVendorsApart, mergeVendors, readVendorMerges, undoVendorMerge } from "./vendor-merge.service.ts";
import {
  VendorMerge,
  VendorMergeInput,
  type VendorPair,
  VendorPairConnection,
} from "./vendor-merge.types.ts";
import { findVendorPairs } from "./vendor-pairs.ts";

@Resolver()
export class VendorMergeResolver {
  @Allowed("admin")
  @Query(() => VendorPairConnection, {
    description:
      "Pairs of public vendors that may be the same, by website or name, without those kept apart.",
  })
  vendorPairs(
    @Ctx() context: Context,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<VendorPair>> {
    return findVendorPairs(context, page);
  }

  @Allowed("admin")
  @MaxLength(50)
  @Query(() => [VendorMerge], { description: "The last 50 merges of vendors, the newest first." })
  vendorMerges(@Ctx() context: Context): Promise<VendorMerge[]> {
    return readVendorMerges(context);
  }

  @Allowed("admin")
  @Mutation(() => VendorMerge, {
    description:
      "Merges a vendor into another, with its solutions and what people have saved; it can be undone.",
  })
  mergeVendors(
    @Ctx() context: Context,
    @Arg("input", () => VendorMergeInput, { description: "Which ones, and how." }) input: VendorMergeInput,
  ): Promise<VendorMerge> {
    return mergeVendors(context, input);
  }

  @Allowed("admin")
  @Mutation(() => VendorMerge, {
    description: "Undoes a merge; what has been changed since stays.",
  })
  undoVendorMerge(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The merge's id." }) id: string,
  ): Promise<VendorMerge> {
    return undoVendorMerge(context, id);
  }

  @Allowed("admin")
  @Mutation(() => Boolean, { description: "Says that two vendors aren't the same." })
  keepVendorsApart(
    @Ctx() context: Context,
    @Arg("ids", () => [ID], { description: "The two vendors' ids." }) ids: string[],
  ): Promise<boolean> {
    return keepVendorsApart(context, ids);
  }
}
