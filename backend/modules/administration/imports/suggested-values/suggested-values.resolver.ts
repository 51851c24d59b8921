import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { Allowed } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { MaxLength } from "../../../../shared/schema/max-length.ts";
import { ImportRun } from "../screen/import-run.entity.ts";
import {
  readSuggestedRecords,
  readSuggestions,
  refuseSuggestions,
  suggestValues,
  takeSuggestions,
} from "./suggested-values.service.ts";
import { ImportSuggestions, SuggestedRecord, SuggestionsInput } from "./suggested-values.types.ts";

@Resolver(() => ImportSuggestions)
export class SuggestedValuesResolver {
  @Allowed("admin")
  @Query(() => ImportSuggestions, {
    description:
      "The categories, sports and tags that are suggested for an import's records from their texts.",
  })
  importSuggestions(
    @Ctx() context: Context,
    @Arg("run", () => ID, { description: "The run's id." }) run: string,
  ): Promise<ImportSuggestions> {
    return readSuggestions(context, run);
  }

  @Allowed("admin")
  @MaxLength(50)
  @Query(() => [SuggestedRecord], {
    description: "The first 50 records for which a value is suggested, the likeliest first.",
  })
  importSuggestedRecords(
    @Ctx() context: Context,
    @Arg("run", () => ID, { description: "The run's id." }) run: string,
    @Arg("field", () => String, { description: "The field, such as `sports`." }) field: string,
    @Arg("value", () => String, { description: "The value." }) value: string,
  ): Promise<SuggestedRecord[]> {
    return readSuggestedRecords(context, run, field, value);
  }

  @Allowed("admin")
  @Mutation(() => ImportSuggestions, {
    description: "Has values suggested for the records of an import that lack them.",
  })
  suggestValues(
    @Ctx() context: Context,
    @Arg("run", () => ID, { description: "The run's id." }) run: string,
  ): Promise<ImportSuggestions> {
    return suggestValues(context, run);
  }

  @Allowed("admin")
  @Mutation(() => ImportRun, {
    description: "Gives records the values suggested for them, as a run of its own that can be undone.",
  })
  takeSuggestions(
    @Ctx() context: Context,
    @Arg("input", () => SuggestionsInput, { description: "Which suggestions." }) input: SuggestionsInput,
    @Arg("dryRun", () => Boolean, {
      defaultValue: false,
      description: "Whether to report only what would change.",
    })
    dryRun: boolean,
  ): Promise<ImportRun> {
    return takeSuggestions(context, input, dryRun);
  }

  @Allowed("admin")
  @Mutation(() => Int, { description: "Refuses suggestions, which aren't made again. Returns how many." })
  refuseSuggestions(
    @Ctx() context: Context,
    @Arg("input", () => SuggestionsInput, { description: "Which suggestions." }) input: SuggestionsInput,
  ): Promise<number> {
    return refuseSuggestions(context, input);
  }
}
