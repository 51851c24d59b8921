import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { Allowed } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { MaxLength } from "../../../../shared/schema/max-length.ts";
import { ImportMapping } from "./import-mapping.entity.ts";
import { readMappings, removeMapping, saveMapping } from "./saved-mapping.service.ts";
import { ImportMappingInput } from "./saved-mapping.types.ts";

@Resolver(() => ImportMapping)
export class SavedMappingResolver {
  @Allowed("admin")
  @MaxLength(200)
  @Query(() => [ImportMapping], { description: "The saved mappings of a kind, by name." })
  importMappings(
    @Ctx() context: Context,
    @Arg("kind", { description: "The kind of the rows that they make." }) kind: string,
  ): Promise<ImportMapping[]> {
    return readMappings(context, kind);
  }

  @Allowed("admin")
  @Mutation(() => ImportMapping, {
    description:
      "Saves a mapping by name; one of its kind with that name is replaced if its version is given.",
  })
  saveImportMapping(
    @Ctx() context: Context,
    @Arg("input", () => ImportMappingInput, { description: "The mapping." }) input: ImportMappingInput,
    @Arg("version", () => Int, {
      nullable: true,
      description: "The version of the one to replace; null for a new one.",
    })
    version?: number | null,
  ): Promise<ImportMapping> {
    return saveMapping(context, input, version ?? null);
  }

  @Allowed("admin")
  @Mutation(() => ID, { description: "Removes a saved mapping. Returns its id." })
  removeImportMapping(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Its id." }) id: string,
    @Arg("version", () => Int, { description: "The version to remove." }) version: number,
  ): Promise<string> {
    return removeMapping(context, id, version);
  }
}
