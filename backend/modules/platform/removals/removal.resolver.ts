import { FieldResolver, ID, Resolver, Root } from "type-graphql";
import { Reads } from "../../../shared/rows/reads.ts";
import type { Row } from "../../../shared/rows/row.ts";
import { encodeNodeId } from "../nodes/node-id.ts";
import { Removal } from "./removal.entity.ts";

@Resolver(() => Removal)
export class RemovalResolver {
  @Reads(["kind", "recordId"])
  @FieldResolver(() => ID, { description: "The `nodeId` that it had." })
  nodeId(@Root() { kind, recordId }: Row<Removal>): string {
    return encodeNodeId({ type: kind, id: recordId });
  }
}
