import { ArgsType, type ClassType, Field, Int, ObjectType } from "type-graphql";

/** Pagination arguments. */
@ArgsType()
export class PageArguments {
  @Field(() => Int, { defaultValue: 24, description: "Number of items, 1 to 100." })
  first: number;

  @Field(() => String, { nullable: true, description: "The cursor after which the page starts." })
  after?: string | null;
}

/** The additional arguments of a list that can be paged backward. */
export interface BackwardArguments {
  /** The number of items, instead of `first`. */
  readonly last?: number | null;
  readonly before?: string | null;
}

@ObjectType({ description: "The position of a page in its list." })
export class PageInfo {
  @Field({ description: "Whether there are items after this page." })
  hasNextPage: boolean;

  @Field({ description: "Whether there are items before this page." })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: "The first item's cursor; null on an empty page." })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: "The last item's cursor; null on an empty page." })
  endCursor: string | null;
}

/** A page of a list, with the total count computed only if requested. */
export interface Page<Node> {
  readonly nodes: Node[];
  readonly edges: { cursor: string; node: Node }[];
  readonly pageInfo: PageInfo;
  readonly totalCount: () => Promise<number>;
}

const edges = new Map<string, ClassType<object>>();

/** Returns the edge type of a kind, `XEdge`; created once, since several connections may share it. */
function edgeType<Node extends object>(nodeClass: ClassType<Node>, name: string): ClassType<object> {
  const made = edges.get(name);
  if (made) return made;
  @ObjectType(`${name}Edge`)
  class Edge {
    @Field({ description: "The position of this item in the list's sort order." })
    cursor: string;

    @Field(() => nodeClass, { description: "The item." })
    node: Node;
  }
  edges.set(name, Edge);
  return Edge;
}

/**
 * Creates the base class of a Relay connection type; its edge type is `XEdge`. Usage: `@ObjectType() class
 * SolutionConnection extends Connection(Solution) {}`.
 */
export function Connection<Node extends object>(nodeClass: ClassType<Node>, name = nodeClass.name) {
  const Edge = edgeType(nodeClass, name);

  @ObjectType()
  abstract class BaseConnection {
    @Field(() => [Edge], { description: "The items of this page, each with its position." })
    edges: { cursor: string; node: Node }[];

    @Field(() => [nodeClass], { description: "The items of this page." })
    nodes: Node[];

    @Field({ description: "Where this page is in the list." })
    pageInfo: PageInfo;

    @Field(() => Int, { simple: true, description: "Total number of items in the list." })
    totalCount: () => Promise<number>;
  }

  return BaseConnection;
}
