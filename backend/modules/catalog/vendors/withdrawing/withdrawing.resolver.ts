import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Int, Mutation, Resolver } from "type-graphql";
import { SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import type { Row } from "../../../../shared/rows/row.ts";
import { selectionOf } from "../../../../shared/rows/selection.ts";
import { Vendor } from "../vendor.entity.ts";
import { findVendor } from "../vendor.service.ts";
import { setVendorStatus } from "./withdrawing.service.ts";

@Resolver()
export class VendorWithdrawingResolver {
  @SignedIn()
  @Mutation(() => Vendor, {
    description:
      "Takes a vendor out of the catalog with what it offers; only for members of its organization and administrators.",
  })
  async withdrawVendor(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the vendor." }) id: string,
    @Arg("version", () => Int, { description: "The version that the caller saw; a later one is a conflict." })
    version: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Vendor> | null> {
    return findVendor(context, await setVendorStatus(context, id, "withdrawn", version), selectionOf(info));
  }

  @SignedIn()
  @Mutation(() => Vendor, {
    description: "Restores a withdrawn vendor, with the solutions that were withdrawn with it.",
  })
  async restoreVendor(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the vendor." }) id: string,
    @Arg("version", () => Int, { description: "The version that the caller saw; a later one is a conflict." })
    version: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Vendor> | null> {
    return findVendor(context, await setVendorStatus(context, id, "published", version), selectionOf(info));
  }
}
