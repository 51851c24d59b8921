import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { Allowed } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { exportPage } from "./export.service.ts";
import { EXPORT_KINDS, exportKind } from "./export-kind.ts";
import { ExportPage } from "./export-page.ts";

@Resolver()
export class ExportResolver {
  @Allowed("admin")
  @Query(() => ExportPage, {
    description: "A part of an export. The first one is recorded in the audit trail.",
    complexity: 500,
  })
  async exportPage(
    @Ctx() context: Context,
    @Arg("kind", { description: `What is exported: ${EXPORT_KINDS.join(", ")}.` }) kind: string,
    @Arg("place", () => ID, { nullable: true, description: "The `endCursor` of the page before." })
    place: string | null,
  ): Promise<ExportPage> {
    return exportPage(context, exportKind(kind), place ?? null);
  }
}
