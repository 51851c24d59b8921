import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { Allowed, OwnTransaction } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { Done } from "../../../shared/schema/done.ts";
import { learnSynonyms } from "./learning/learn-synonyms.ts";
import { previewSynonym } from "./preview.service.ts";
import { SearchSynonym } from "./synonym.entity.ts";
import { addSynonym, decideSynonym, editSynonym, removeSynonym } from "./synonym.service.ts";
import { SearchSynonymInput, SynonymPreview } from "./synonym.types.ts";

const VERSION = { description: "The version that was read." };

@Resolver(() => SearchSynonym)
export class SynonymResolver {
  @Allowed("admin")
  @Query(() => SynonymPreview, { description: "What a search finds without a synonym and with it." })
  synonymPreview(
    @Ctx() context: Context,
    @Arg("text", { description: "What to look for; at most 200 characters." }) text: string,
    @Arg("input", () => SearchSynonymInput, { description: "The synonym, saved or not." })
    input: SearchSynonymInput,
    @Arg("id", () => ID, {
      nullable: true,
      description: "The saved synonym that this one would replace; null for a new one.",
    })
    id?: string | null,
  ): Promise<SynonymPreview> {
    return previewSynonym(context, text, input, id);
  }

  @Allowed("admin")
  @Mutation(() => SearchSynonym, { description: "Adds a synonym, which search uses right away." })
  addSynonym(
    @Ctx() context: Context,
    @Arg("input", () => SearchSynonymInput, { description: "The two terms." }) input: SearchSynonymInput,
  ): Promise<SearchSynonym> {
    return addSynonym(context, input);
  }

  @Allowed("admin")
  @Mutation(() => SearchSynonym, { description: "Changes a synonym." })
  editSynonym(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Its id." }) id: string,
    @Arg("input", () => SearchSynonymInput, { description: "The two terms." }) input: SearchSynonymInput,
    @Arg("version", () => Int, VERSION) version: number,
  ): Promise<SearchSynonym> {
    return editSynonym(context, id, input, version);
  }

  @Allowed("admin")
  @Mutation(() => ID, { description: "Removes a synonym. Returns its id." })
  removeSynonym(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Its id." }) id: string,
    @Arg("version", () => Int, VERSION) version: number,
  ): Promise<string> {
    return removeSynonym(context, id, version);
  }

  @Allowed("admin")
  @Mutation(() => SearchSynonym, {
    description: "Accepts or rejects a learned synonym: search uses only those that were accepted.",
  })
  decideSynonym(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Its id." }) id: string,
    @Arg("accept", { description: "Whether search should use it." }) accept: boolean,
    @Arg("version", () => Int, VERSION) version: number,
  ): Promise<SearchSynonym> {
    return decideSynonym(context, id, accept, version);
  }

  @Allowed("admin")
  @OwnTransaction()
  @Mutation(() => Done, {
    description:
      "Looks through the catalog's texts for abbreviations that they spell out, and proposes them as synonyms.",
  })
  learnSynonyms(@Ctx() context: Context): Promise<Done> {
    return learnSynonyms(context);
  }
}
