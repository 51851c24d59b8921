import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from "type-graphql";
import { Allowed } from "../../../../shared/access.ts";
import { isAdministrator } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { Reads } from "../../../../shared/rows/reads.ts";
import type { Row } from "../../../../shared/rows/row.ts";
import { selectionOf } from "../../../../shared/rows/selection.ts";
import { Vendor, VendorVerification } from "../vendor.entity.ts";
import { findVendor } from "../vendor.service.ts";
import { VerificationInput } from "./verification.inputs.ts";
import { renewVerification, verifyVendor, withdrawVerification } from "./verification.service.ts";

@Resolver(() => VendorVerification)
export class VerificationResolver {
  @Allowed("admin")
  @Mutation(() => Vendor, { description: "Verifies a vendor, and records what was checked." })
  async verifyVendor(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the vendor." }) id: string,
    @Arg("input", () => VerificationInput, {
      nullable: true,
      description: "What was checked, and until when.",
    })
    input: VerificationInput | null,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Vendor> | null> {
    return findVendor(context, await verifyVendor(context, id, input ?? {}), selectionOf(info));
  }

  @Allowed("admin")
  @Mutation(() => Vendor, { description: "Renews a vendor's verification while it is still valid." })
  async renewVerification(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the vendor." }) id: string,
    @Arg("input", () => VerificationInput, { description: "What was checked, and until when." })
    input: VerificationInput,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Vendor> | null> {
    return findVendor(context, await renewVerification(context, id, input), selectionOf(info));
  }

  @Allowed("admin")
  @Mutation(() => Vendor, { description: "Withdraws a vendor's verification; everyone can read the reason." })
  async withdrawVerification(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the vendor." }) id: string,
    @Arg("reason", { description: "Why, at most 500 characters." }) reason: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Vendor> | null> {
    return findVendor(context, await withdrawVerification(context, id, reason), selectionOf(info));
  }

  @Reads(["reviewedBy"])
  @FieldResolver(() => String, {
    nullable: true,
    description: "Who verified it, for administrators; null for others.",
  })
  reviewer(@Ctx() { actor }: Context, @Root() { reviewedBy }: Row<VendorVerification>): string | null {
    return isAdministrator(actor) ? (reviewedBy ?? null) : null;
  }
}
