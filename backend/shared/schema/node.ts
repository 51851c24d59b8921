import { Field, ID, InterfaceType } from "type-graphql";

/** A record of any public kind; the GraphQL types of the records implement it. */
@InterfaceType({
  description: "A public record of any kind, which `node` finds by its `nodeId`.",
  resolveType: ({ __typename }: { readonly __typename?: string }) => __typename,
})
export abstract class Node {
  @Field(() => ID, { description: "Unique among the records of its type; never changes." })
  id: number;
}
