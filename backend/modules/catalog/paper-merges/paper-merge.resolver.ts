import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Allowed } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { type Page, PageArguments } from "../../../shared/paging/connection.ts";
import { MaxLength } from "../../../shared/schema/max-length.ts";
import { keepPapersApart, mergePapers, readPaperMerges, undoPaperMerge } from "./paper-merge.service.ts";
import { PaperMerge, PaperMergeInput, type PaperPair, PaperPairConnection } from "./paper-merge.types.ts";
import { findPaperPairs } from "./paper-pairs.ts";

@Resolver()
export class PaperMergeResolver {
  @Allowed("admin")
  @Query(() => PaperPairConnection, {
    description: "Pairs of papers with the same DOI, without those kept apart.",
  })
  paperPairs(
    @Ctx() context: Context,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<PaperPair>> {
    return findPaperPairs(context, page);
  }

  @Allowed("admin")
  @MaxLength(50)
  @Query(() => [PaperMerge], { description: "The last 50 merges of papers, the newest first." })
  paperMerges(@Ctx() context: Context): Promise<PaperMerge[]> {
    return readPaperMerges(context);
  }

  @Allowed("admin")
  @Mutation(() => PaperMerge, {
    description: "Merges a paper into another, with its topics and what people have saved; it can be undone.",
  })
  mergePapers(
    @Ctx() context: Context,
    @Arg("input", () => PaperMergeInput, { description: "Which ones, and how." }) input: PaperMergeInput,
  ): Promise<PaperMerge> {
    return mergePapers(context, input);
  }

  @Allowed("admin")
  @Mutation(() => PaperMerge, { description: "Undoes a merge; what has been changed since stays." })
  undoPaperMerge(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The merge's id." }) id: string,
  ): Promise<PaperMerge> {
    return undoPaperMerge(context, id);
  }

  @Allowed("admin")
  @Mutation(() => Boolean, { description: "Says that two papers aren't the same." })
  keepPapersApart(
    @Ctx() context: Context,
    @Arg("ids", () => [ID], { description: "The two papers' ids." }) ids: string[],
  ): Promise<boolean> {
    return keepPapersApart(context, ids);
  }
}
