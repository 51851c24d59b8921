import { Args, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { Public } from "../../shared/access.ts";
import type { Page } from "../../shared/connection.ts";
import type { RequestContext } from "../../shared/request-context.ts";
import { Category } from "../taxonomy/category.entity.ts";
import { VendorConnection } from "./vendor.connection.ts";
import { Vendor } from "./vendor.entity.ts";
import { VendorsArguments } from "./vendor.inputs.ts";
import { listVendors } from "./vendor.service.ts";

@Resolver(() => Vendor)
export class VendorResolver {
  @Public()
  @Query(() => VendorConnection, { description: "Vendors by search, by name, a page at a time." })
  vendors(
    @Ctx() context: RequestContext,
    @Args(() => VendorsArguments) args: VendorsArguments,
  ): Promise<Page<Vendor>> {
    return listVendors(context, args);
  }

  @FieldResolver(() => [Category], { description: "What it specializes in, by name." })
  async categories(@Root() vendor: Vendor): Promise<Category[]> {
    const categories = await vendor.categories.loadItems();
    return categories.sort((a, b) => a.name.localeCompare(b.name, "en"));
  }
}
