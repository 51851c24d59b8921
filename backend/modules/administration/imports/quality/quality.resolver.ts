import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import type { Context } from "../../../../shared/context.ts";
import { MaxLength } from "../../../../shared/schema/max-length.ts";
import { Importers } from "../screen/import-scope.ts";
import { readQuality } from "./quality.service.ts";
import { QualityCheck } from "./quality.types.ts";

@Resolver(() => QualityCheck)
export class QualityResolver {
  @Importers()
  @MaxLength(20)
  @Query(() => [QualityCheck], {
    description: "What is missing, doubtful or odd in the records that an import wrote, most frequent first.",
  })
  importQuality(
    @Ctx() context: Context,
    @Arg("run", () => ID, { description: "The run's id." }) run: string,
  ): Promise<QualityCheck[]> {
    return readQuality(context, run);
  }
}
