import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { Allowed } from "../../shared/access.ts";
import type { Context } from "../../shared/context.ts";
import { exportPage } from "./export.service.ts";
import { type ExportKind, ExportKinds } from "./export-kind.ts";
import { ExportPage } from "./export-page.ts";

@Resolver()
export class ExportResolver {
  @Allowed("admin")
  @Query(() => ExportPage, {
    description: "A part of an export. The first one is recorded in the audit trail.",
    complexity: 500,
  })
  exportPage(
    @Ctx() context: Context,
    @Arg("kind", () => ExportKinds, { description: "What is exported." }) kind: ExportKind,
    @Arg("after", () => ID, { nullable: true, description: "The cursor of the page before." })
    after: string | null,
  ): Promise<ExportPage> {
    return exportPage(context, kind, after ?? null);
  }
}
