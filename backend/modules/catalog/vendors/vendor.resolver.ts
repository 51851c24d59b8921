import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from "type-graphql";
import { Public } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { Reads } from "../../../shared/rows/reads.ts";
import type { Row } from "../../../shared/rows/row.ts";
import { selectionOf } from "../../../shared/rows/selection.ts";
import { membershipsOnce } from "../../marketplace/organizations/membership.service.ts";
import { mayEdit } from "../../marketplace/organizations/organization.policy.ts";
import { Vendor } from "./vendor.entity.ts";
import { loadSolutionCount } from "./vendor.loader.ts";
import { findVendor } from "./vendor.service.ts";

type Listed = Pick<Vendor, "id">;

@Resolver(() => Vendor)
export class VendorResolver {
  @Public()
  @Query(() => Vendor, {
    nullable: true,
    description:
      "One vendor, or null if there is none with this id; for one that was merged into another, the other.",
  })
  vendor(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the vendor." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Vendor> | null> {
    return findVendor(context, id, selectionOf(info));
  }

  @Reads(["organizationId"])
  @FieldResolver(() => ID, {
    nullable: true,
    description: "The id of its organization, for members and administrators; null for others.",
  })
  async editedById(
    @Ctx() context: Context,
    @Root() { organizationId = 0 }: Row<Vendor>,
  ): Promise<number | null> {
    const editable = mayEdit(context.actor, await membershipsOnce(context), { organizationId });
    return editable ? organizationId : null;
  }

  @Reads([])
  @FieldResolver(() => Int, { description: "Number of its solutions." })
  solutionCount(@Ctx() { em }: Context, @Root() vendor: Listed): Promise<number> {
    return loadSolutionCount(em, vendor.id);
  }
}
