import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { Allowed } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { ImportRun } from "../screen/import-run.entity.ts";
import { startBulkEdit } from "./bulk-edit.service.ts";
import { BulkEditInput } from "./bulk-edit.types.ts";

@Resolver()
export class BulkEditResolver {
  @Allowed("admin")
  @Mutation(() => ImportRun, {
    description:
      "Gives many imported records a value, as a run of its own that can be undone; undoing the import undoes it, too.",
  })
  startBulkEdit(
    @Ctx() context: Context,
    @Arg("input", () => BulkEditInput, { description: "Which records, and what they get." })
    input: BulkEditInput,
  ): Promise<ImportRun> {
    return startBulkEdit(context, input);
  }
}
