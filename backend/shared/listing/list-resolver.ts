import type { GraphQLResolveInfo } from "graphql";
import { Args, type ClassType, Ctx, Info, Query, Resolver } from "type-graphql";
import type { Context } from "../context.ts";
import type { PageArguments } from "../paging/connection.ts";
import { selectionOf } from "../rows/selection.ts";
import type { AnyList } from "./list.ts";
import { listTypes } from "./list-types.ts";
import { assertOneWay } from "./one-way.ts";
import { type ListConnection, readList } from "./reading/read-list.ts";

/** Creates the root field of a list: a page by search, filter and sort order, for callers permitted by `access`. */
export function listResolver(list: AnyList): ClassType<object> {
  const types = listTypes(list);
  @Resolver()
  class ListResolver {
    [method: string]: (
      context: Context,
      args: PageArguments,
      info: GraphQLResolveInfo,
    ) => Promise<ListConnection>;
  }
  const { prototype } = ListResolver;
  const descriptor = {
    value: async (context: Context, args: PageArguments, info: GraphQLResolveInfo) => {
      assertOneWay(args, info);
      return readList(context, list, args, selectionOf(info));
    },
  };
  Object.defineProperty(prototype, list.name, descriptor);
  Query(() => types.Connection, { description: list.description })(prototype, list.name, descriptor);
  list.access(prototype, list.name, descriptor);
  Ctx()(prototype, list.name, 0);
  Args(() => types.Arguments)(prototype, list.name, 1);
  Info()(prototype, list.name, 2);
  return ListResolver;
}
