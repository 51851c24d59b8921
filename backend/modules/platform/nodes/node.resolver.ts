import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from "type-graphql";
import { Public } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { Reads } from "../../../shared/rows/reads.ts";
import { selectionOf } from "../../../shared/rows/selection.ts";
import { Node } from "../../../shared/schema/node.ts";
import { findNodes, type NodeRow } from "./node.service.ts";
import { encodeNodeId } from "./node-id.ts";

@Resolver(() => Node)
export class NodeResolver {
  @Public()
  @Query(() => Node, {
    nullable: true,
    description: "The public record with this global id, or null if there is none.",
  })
  async node(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The `nodeId` of the record." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<NodeRow | null> {
    const [node = null] = await findNodes(context, [id], selectionOf(info));
    return node;
  }

  @Public()
  @Query(() => [Node], {
    nullable: "items",
    description: "The public records with these global ids, in their order; null where there is none.",
  })
  nodes(
    @Ctx() context: Context,
    @Arg("ids", () => [ID], { description: "The `nodeId`s of the records, at most 100." }) ids: string[],
    @Info() info: GraphQLResolveInfo,
  ): Promise<(NodeRow | null)[]> {
    return findNodes(context, ids, selectionOf(info));
  }

  @Reads([])
  @FieldResolver(() => ID, {
    description: "Unique among the records of all types, for `node` and `nodes`; never changes.",
  })
  nodeId(@Root() { id }: Node, @Info() { parentType }: GraphQLResolveInfo): string {
    return encodeNodeId({ type: parentType.name, id });
  }
}
