import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { Public } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { noteComparison } from "./note-comparison.service.ts";

@Resolver()
export class ComparisonNoteResolver {
  @Public()
  @Mutation(() => Boolean, {
    description: `Notes that the viewer compares solutions, if their privacy settings allow that activity is used to improve
suggestions. Returns whether it was noted: never for visitors.`,
  })
  noteComparison(
    @Ctx() context: Context,
    @Arg("ids", () => [ID], { description: "Ids of the solutions, two to four." }) ids: string[],
  ): Promise<boolean> {
    return noteComparison(context, ids);
  }
}
