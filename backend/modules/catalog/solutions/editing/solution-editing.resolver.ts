import type { GraphQLResolveInfo } from "graphql";
import sql from "sql-template-tag";
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver } from "type-graphql";
import { OwnTransaction, SignedIn } from "../../../../shared/access.ts";
import { isAdministrator } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { readRow } from "../../../../shared/rows/read-rows.ts";
import type { Row } from "../../../../shared/rows/row.ts";
import { selectionOf } from "../../../../shared/rows/selection.ts";
import { findMemberships } from "../../../marketplace/organizations/membership.service.ts";
import { Solution } from "../solution.entity.ts";
import { SolutionInput } from "./solution.inputs.ts";
import { createSolution, setSolutionStatus, updateSolution } from "./solution-editing.service.ts";

/** Returns the solution that a use case has written, with the requested fields. */
async function written(
  context: Context,
  id: Promise<number>,
  info: GraphQLResolveInfo,
): Promise<Row<Solution> | null> {
  return readRow(context.em, Solution, await id, selectionOf(info));
}

@Resolver()
export class SolutionEditingResolver {
  @SignedIn()
  @Query(() => Solution, {
    nullable: true,
    description: "A solution in any status, for members of its vendor's organization; null for others.",
  })
  async editableSolution(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the solution." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Solution> | null> {
    const organizations = [...(await findMemberships(context)).keys()];
    const own = sql`${isAdministrator(context.actor)} or t.vendor_id in (
      select v.id from vendors v where v.organization_id = any(${organizations}))`;
    return readRow(context.em, Solution, id, selectionOf(info), sql`(${own})`);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Solution, {
    description: "Lists a solution; only for members of its vendor's organization.",
  })
  createSolution(
    @Ctx() context: Context,
    @Arg("vendorId", () => ID, { description: "The id of the vendor." }) vendorId: string,
    @Arg("input", () => SolutionInput, { description: "The solution's content." }) input: SolutionInput,
    @Arg("publish", { description: "False keeps it as a draft." }) publish: boolean,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Solution> | null> {
    return written(context, createSolution(context, vendorId, input, publish), info);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Solution, {
    description: "Changes a solution; only for members of its vendor's organization.",
  })
  updateSolution(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the solution." }) id: string,
    @Arg("input", () => SolutionInput, { description: "The solution's new content." }) input: SolutionInput,
    @Arg("version", () => Int, { description: "The version that was edited." }) version: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Solution> | null> {
    return written(context, updateSolution(context, id, input, version), info);
  }

  @SignedIn()
  @Mutation(() => Solution, { description: "Publishes a draft, or a solution that was withdrawn." })
  publishSolution(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the solution." }) id: string,
    @Arg("version", () => Int, { description: "The version that the caller saw; a later one is a conflict." })
    version: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Solution> | null> {
    return written(context, setSolutionStatus(context, id, "published", version), info);
  }

  @SignedIn()
  @Mutation(() => Solution, { description: "Withdraws a published solution; its reviews are kept." })
  withdrawSolution(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the solution." }) id: string,
    @Arg("version", () => Int, { description: "The version that the caller saw; a later one is a conflict." })
    version: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Solution> | null> {
    return written(context, setSolutionStatus(context, id, "withdrawn", version), info);
  }
}
