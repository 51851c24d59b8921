import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from "type-graphql";
import { Public } from "../../shared/access.ts";
import type { Context } from "../../shared/context.ts";
import { Reads } from "../../shared/rows/reads.ts";
import type { Row } from "../../shared/rows/row.ts";
import { selectionOf } from "../../shared/rows/selection.ts";
import { Vendor } from "./vendor.entity.ts";
import { loadVendorCounts } from "./vendor.loader.ts";
import { findVendor } from "./vendor.service.ts";

type Listed = Pick<Vendor, "id">;

@Resolver(() => Vendor)
export class VendorResolver {
  @Public()
  @Query(() => Vendor, { nullable: true, description: "One vendor, or null if there is none with this id." })
  vendor(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Vendor> | null> {
    return findVendor(context, id, selectionOf(info));
  }

  @Reads([])
  @FieldResolver(() => Int, { description: "Number of its solutions." })
  async solutionCount(@Ctx() { em }: Context, @Root() vendor: Listed): Promise<number> {
    return (await loadVendorCounts(em, vendor.id)).solutionCount;
  }

  @Reads([])
  @FieldResolver(() => Int, { description: "Number of published reviews of its solutions." })
  async reviewCount(@Ctx() { em }: Context, @Root() vendor: Listed): Promise<number> {
    return (await loadVendorCounts(em, vendor.id)).reviewCount;
  }
}
