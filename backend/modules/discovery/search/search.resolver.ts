import { Arg, Args, Ctx, Query, Resolver } from "type-graphql";
import { Public } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { PageArguments } from "../../../shared/paging/connection.ts";
import { type SearchKind, SearchKinds } from "./kinds.ts";
import { searchAll } from "./search.service.ts";
import { SearchConnection } from "./search.types.ts";
import { SearchFilter, type SearchSort, SearchSorts } from "./search-facets.ts";

/** Describes the search syntax. */
const SYNTAX =
  'Words in "quotes" stand together as they are written; what has a word after a hyphen (-word) is left out.';

@Resolver()
export class SearchResolver {
  @Public()
  @Query(() => SearchConnection, {
    description:
      "Solutions, vendors, opportunities, papers, trends and articles that have the words of a text in any form: ranked, allowing for typos and synonyms.",
  })
  search(
    @Ctx() context: Context,
    @Args(() => PageArguments) { first, after }: PageArguments,
    @Arg("text", { description: `What to look for; at most 200 characters. ${SYNTAX}` }) text: string,
    @Arg("kinds", () => [SearchKinds], {
      nullable: true,
      description: "Only records of these kinds; null for all.",
    })
    kinds?: SearchKind[] | null,
    @Arg("filter", () => SearchFilter, {
      nullable: true,
      description: "Which records are found; without it, all.",
    })
    filter?: SearchFilter | null,
    @Arg("sort", () => SearchSorts, {
      defaultValue: SearchSorts.BEST,
      description: "The order of the results.",
    })
    sort: SearchSort = SearchSorts.BEST,
  ): Promise<SearchConnection> {
    return searchAll(context, { text, kinds, filter, sort, first, after });
  }
}
