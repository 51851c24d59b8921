import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { Public } from "../../../../shared/access.ts";
import type { VisitorContext } from "../../../platform/view-counts/visitor-context.ts";
import { noteRecordView } from "./record-view.service.ts";
import { type ViewedKind, ViewedKinds } from "./viewed-kinds.ts";

@Resolver()
export class RecordViewResolver {
  @Public()
  @Mutation(() => Boolean, {
    description:
      "Records a view of a record's page: once per visitor and hour, bots excluded. Returns whether it was recorded.",
  })
  noteRecordView(
    @Ctx() context: VisitorContext,
    @Arg("kind", () => ViewedKinds, { description: "What was viewed." }) kind: ViewedKind,
    @Arg("id", () => ID, { description: "The record's id." }) id: string,
  ): Promise<boolean> {
    return noteRecordView(context, kind, id);
  }
}
