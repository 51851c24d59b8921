import { ArgsType, type ClassType, Field, Int, ObjectType } from "type-graphql";

/** Where a page of a list begins and how long it is. */
@ArgsType()
export class PageArguments {
  @Field(() => Int, { defaultValue: 24, description: "Number of items, 1 to 100." })
  first: number;

  @Field(() => String, { nullable: true, description: "The cursor after which the page begins." })
  after?: string | null;
}

@ObjectType({ description: "Where a page stands in its list." })
export class PageInfo {
  @Field({ description: "Whether the list goes on after this page." })
  hasNextPage: boolean;

  @Field({ description: "Whether something stands before this page." })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: "The first row's cursor; null on an empty page." })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: "The last row's cursor; null on an empty page." })
  endCursor: string | null;
}

/** One page of a list, and a way to count the whole list that costs nothing unless it is asked for. */
export interface Page<Node> {
  readonly nodes: Node[];
  readonly edges: { cursor: string; node: Node }[];
  readonly pageInfo: PageInfo;
  readonly totalCount: () => Promise<number>;
}

/**
 * The base of a Relay connection type; also makes its edge type, `XEdge`.
 * Use: `@ObjectType() class SolutionConnection extends Connection(Solution) {}`.
 */
export function Connection<Node extends object>(nodeClass: ClassType<Node>, name = nodeClass.name) {
  @ObjectType(`${name}Edge`)
  class Edge {
    @Field({ description: "Marks this place in this order of the list." })
    cursor: string;

    @Field(() => nodeClass)
    node: Node;
  }

  @ObjectType()
  abstract class BaseConnection {
    @Field(() => [Edge])
    edges: Edge[];

    @Field(() => [nodeClass])
    nodes: Node[];

    @Field()
    pageInfo: PageInfo;

    @Field(() => Int, { simple: true, description: "The length of the whole list." })
    totalCount: () => Promise<number>;
  }

  return BaseConnection;
}
