import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Int, Mutation, Resolver } from "type-graphql";
import { Allowed, OwnTransaction, SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import type { Row } from "../../../../shared/rows/row.ts";
import { selectionOf } from "../../../../shared/rows/selection.ts";
import { Vendor } from "../vendor.entity.ts";
import { findVendor } from "../vendor.service.ts";
import { VendorInput } from "./vendor.inputs.ts";
import { createVendor } from "./vendor-creating.service.ts";
import { updateVendor } from "./vendor-editing.service.ts";

@Resolver()
export class VendorEditingResolver {
  @Allowed("admin")
  @OwnTransaction()
  @Mutation(() => Vendor, { description: "Adds a vendor to the catalog, unverified." })
  async createVendor(
    @Ctx() context: Context,
    @Arg("input", () => VendorInput, { description: "What its page says." }) input: VendorInput,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Vendor> | null> {
    return findVendor(context, String(await createVendor(context, input)), selectionOf(info));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Vendor, { description: "Changes a vendor's page; only for members of its organization." })
  async updateVendor(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the vendor." }) id: string,
    @Arg("input", () => VendorInput, { description: "The vendor's new content." }) input: VendorInput,
    @Arg("version", () => Int, { description: "The version that was edited." }) version: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Vendor> | null> {
    return findVendor(context, String(await updateVendor(context, id, input, version)), selectionOf(info));
  }
}
