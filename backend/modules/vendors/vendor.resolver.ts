import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import { Public } from "../../shared/access.ts";
import type { RequestContext } from "../../shared/request-context.ts";
import { Category } from "../taxonomy/category.entity.ts";
import { VendorConnection, type VendorPage } from "./vendor.connection.ts";
import { Vendor, VendorCheck } from "./vendor.entity.ts";
import { VendorsArguments } from "./vendor.inputs.ts";
import { loadVendorCounts } from "./vendor.loader.ts";
import { findVendor, listVendors } from "./vendor.service.ts";

@Resolver(() => Vendor)
export class VendorResolver {
  @Public()
  @Query(() => VendorConnection, {
    description: "Vendors by search, filter and order, a page at a time.",
  })
  vendors(
    @Ctx() context: RequestContext,
    @Args(() => VendorsArguments) args: VendorsArguments,
  ): Promise<VendorPage> {
    return listVendors(context, args);
  }

  @Public()
  @Query(() => Vendor, { nullable: true, description: "One vendor; null when there is none with this id." })
  vendor(@Ctx() context: RequestContext, @Arg("id", () => ID) id: string): Promise<Vendor | null> {
    return findVendor(context, id);
  }

  @FieldResolver(() => [Category], { description: "What it specializes in, by name." })
  async categories(@Root() vendor: Vendor): Promise<Category[]> {
    const categories = await vendor.categories.loadItems();
    return categories.sort((a, b) => a.name.localeCompare(b.name, "en"));
  }

  @FieldResolver(() => [VendorCheck], { description: "What was checked, the latest check last." })
  async checks(@Root() vendor: Vendor): Promise<VendorCheck[]> {
    const checks = await vendor.checks.loadItems();
    return checks.sort((a, b) => a.checkedAt.getTime() - b.checkedAt.getTime() || a.id - b.id);
  }

  @FieldResolver(() => Int, { description: "How many solutions it offers." })
  async solutionCount(@Ctx() { em }: RequestContext, @Root() vendor: Vendor): Promise<number> {
    return (await loadVendorCounts(em, vendor.id)).solutionCount;
  }

  @FieldResolver(() => Int, { description: "How many published reviews its solutions have." })
  async reviewCount(@Ctx() { em }: RequestContext, @Root() vendor: Vendor): Promise<number> {
    return (await loadVendorCounts(em, vendor.id)).reviewCount;
  }
}
