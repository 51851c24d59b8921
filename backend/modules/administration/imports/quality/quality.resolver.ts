import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Allowed } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { MaxLength } from "../../../../shared/schema/max-length.ts";
import { Importers } from "../screen/import-scope.ts";
import { readQuality } from "./quality.service.ts";
import { QualityCheck, WebsiteChecks } from "./quality.types.ts";
import { checkImportedWebsites, readWebsiteChecks } from "./website-checks.service.ts";

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

  @Allowed("admin")
  @Query(() => WebsiteChecks, {
    description: "How far the check of the websites in an import has come, and how many don't answer.",
  })
  importWebsiteChecks(
    @Ctx() context: Context,
    @Arg("run", () => ID, { description: "The run's id." }) run: string,
  ): Promise<WebsiteChecks> {
    return readWebsiteChecks(context, run);
  }

  @Allowed("admin")
  @Mutation(() => WebsiteChecks, {
    description: "Has the websites in an import asked, one after another; not again within a day.",
  })
  checkImportedWebsites(
    @Ctx() context: Context,
    @Arg("run", () => ID, { description: "The run's id." }) run: string,
  ): Promise<WebsiteChecks> {
    return checkImportedWebsites(context, run);
  }
}
