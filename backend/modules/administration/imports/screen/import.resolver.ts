import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { Allowed } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { MaxLength } from "../../../../shared/schema/max-length.ts";
import {
  readImportKinds,
  readRun,
  readUpload,
  removeImportSource,
  startImport,
  undoImport,
} from "./import.service.ts";
import { ImportInput, ImportKindInfo, ImportRunReport, ImportUpload } from "./import.types.ts";
import { ImportRun } from "./import-run.entity.ts";
import { Importers } from "./import-scope.ts";

const ORGANIZATION =
  "The organization whose members import records of its own vendors; null for any record, which only administrators import.";

@Resolver(() => ImportRun)
export class ImportResolver {
  @Importers()
  @MaxLength(20)
  @Query(() => [ImportKindInfo], {
    description:
      "What can be imported, with the columns of each kind; for administrators, and for members of an organization.",
  })
  importKinds(
    @Ctx() context: Context,
    @Arg("organization", () => ID, { nullable: true, description: ORGANIZATION }) organization?:
      | string
      | null,
  ): Promise<ImportKindInfo[]> {
    return readImportKinds(context, organization ?? null);
  }

  @Importers()
  @Query(() => ImportUpload, {
    description: "An uploaded file, as it would be read for a kind; members see their own uploads.",
  })
  importUpload(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Its id." }) id: string,
    @Arg("kind", { description: "The kind of its rows." }) kind: string,
    @Arg("records", () => String, {
      nullable: true,
      description: "Where the list is in a JSON document; null for the first one.",
    })
    records?: string | null,
    @Arg("encoding", () => String, {
      nullable: true,
      description: "Its encoding, such as `windows-1252`; null for the detected one.",
    })
    encoding?: string | null,
    @Arg("header", () => Int, {
      nullable: true,
      description: "The line or row of its header, from 1 to 1000; null for the first with several values.",
    })
    header?: number | null,
    @Arg("organization", () => ID, { nullable: true, description: ORGANIZATION }) organization?:
      | string
      | null,
  ): Promise<ImportUpload> {
    const options = { ...(encoding && { encoding }), ...(typeof header === "number" && { header }) };
    return readUpload(context, id, kind, records ?? null, options, organization ?? null);
  }

  @Importers()
  @Query(() => ImportRunReport, {
    description: "A run with its errors and its preview; for members, one of their organizations'.",
  })
  importRun(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Its id." }) id: string,
  ): Promise<ImportRunReport> {
    return readRun(context, id);
  }

  @Importers()
  @Mutation(() => ImportRun, { description: "Starts an import, or a preview of one, of an uploaded file." })
  startImport(
    @Ctx() context: Context,
    @Arg("input", () => ImportInput, { description: "How it is imported." }) input: ImportInput,
  ): Promise<ImportRun> {
    return startImport(context, input);
  }

  @Importers()
  @Mutation(() => ImportRun, {
    description: "Undoes a run, in the background; whatever has been changed or used since stays.",
  })
  undoImport(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Its id." }) id: string,
  ): Promise<ImportRun> {
    return undoImport(context, id);
  }

  @Allowed("admin")
  @Mutation(() => Int, {
    description: "Undoes every run of a source, in the background. Returns how many runs.",
  })
  removeImportSource(
    @Ctx() context: Context,
    @Arg("source", { description: "The source's name." }) source: string,
  ): Promise<number> {
    return removeImportSource(context, source);
  }
}
