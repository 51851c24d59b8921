import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../shared/context.ts";
import { Organization } from "../../marketplace/organizations/organization.entity.ts";
import { loadVendorsOf, OwnedVendor } from "./organization-vendors.ts";

@Resolver(() => Organization)
export class OrganizationVendorsResolver {
  @FieldResolver(() => [OwnedVendor], { description: "The vendors that it owns, at most 100, by name." })
  vendors(@Ctx() { em }: Context, @Root() { id }: Organization): Promise<OwnedVendor[]> {
    return loadVendorsOf(em, id);
  }
}
