import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Int, Mutation, Resolver } from "type-graphql";
import { SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import type { Row } from "../../../../shared/rows/row.ts";
import { selectionOf } from "../../../../shared/rows/selection.ts";
import { Vendor } from "../vendor.entity.ts";
import { findVendor } from "../vendor.service.ts";
import { FundingRoundInput } from "./facts.inputs.ts";
import { confirmFacts, setFundingRounds } from "./facts.service.ts";

@Resolver()
export class FactsResolver {
  @SignedIn()
  @Mutation(() => Vendor, {
    description:
      "Confirms facts about a vendor as of now; only for members of its organization and administrators.",
  })
  async confirmVendorFacts(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the vendor." }) id: string,
    @Arg("fields", () => [String], {
      nullable: true,
      description: "The facts' names, such as `stage`; all that are known if left out.",
    })
    fields: string[] | null,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Vendor> | null> {
    return findVendor(context, String(await confirmFacts(context, id, fields)), selectionOf(info));
  }

  @SignedIn()
  @Mutation(() => Vendor, {
    description:
      "Replaces the funding rounds of a vendor; only for members of its organization and administrators.",
  })
  async setFundingRounds(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the vendor." }) id: string,
    @Arg("rounds", () => [FundingRoundInput], { description: "All its rounds, at most 30." })
    rounds: FundingRoundInput[],
    @Arg("version", () => Int, {
      description: "The vendor's version that was read; a later one is a conflict.",
    })
    version: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Vendor> | null> {
    return findVendor(
      context,
      String(await setFundingRounds(context, id, rounds, version)),
      selectionOf(info),
    );
  }
}
