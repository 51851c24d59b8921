import type { GraphQLResolveInfo } from "graphql";
import { Args, type ClassType, Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";
import type { Context } from "../context.ts";
import { Reads } from "../rows/reads.ts";
import { selectionOf } from "../rows/selection.ts";
import type { Edge } from "./edge.ts";
import { relatedTypes } from "./list-types.ts";
import { assertOneWay } from "./one-way.ts";
import type { RelatedArguments } from "./reading/read-related.ts";
import { loadRelated, type RelatedPage } from "./reading/related-loader.ts";

/** Creates the resolver of an edge's field. */
export function edgeResolver(edge: Edge): ClassType<object> {
  const { of, name, description, list } = edge;
  const types = relatedTypes(list);
  @Resolver(() => of)
  class EdgeResolver {
    [method: string]: (
      context: Context,
      record: { readonly id: number },
      args: RelatedArguments,
      info: GraphQLResolveInfo,
    ) => Promise<RelatedPage>;
  }
  const { prototype } = EdgeResolver;
  const descriptor = {
    value: async (
      context: Context,
      { id }: { readonly id: number },
      args: RelatedArguments,
      info: GraphQLResolveInfo,
    ) => {
      assertOneWay(args, info);
      return loadRelated(context, edge, id, args, selectionOf(info), info.operation.operation === "query");
    },
  };
  Object.defineProperty(prototype, name, descriptor);
  FieldResolver(() => types.Connection, { description })(prototype, name, descriptor);
  Reads([])(prototype, name, descriptor);
  Ctx()(prototype, name, 0);
  Root()(prototype, name, 1);
  Args(() => types.Arguments)(prototype, name, 2);
  Info()(prototype, name, 3);
  return EdgeResolver;
}
