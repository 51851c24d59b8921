import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { OwnTransaction, Public, SignedIn } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { type Page, PageArguments } from "../../../shared/paging/connection.ts";
import { Done } from "../../../shared/schema/done.ts";
import { stopSearchAlerts } from "./alerts/stop-alerts.ts";
import { listSavedSearches } from "./described.ts";
import { previewSearch, SearchPreview } from "./preview.service.ts";
import { SavedSearch, SavedSearchConnection } from "./saved-search.entity.ts";
import { SavedSearchInput } from "./saved-search.inputs.ts";
import { deleteSavedSearch, editSavedSearch, saveSearch, visitSavedSearch } from "./saved-search.service.ts";

const LIST = "The list's name, such as `solutions`; its screen must be public.";
const ADDRESS = "The query of the screen's address, such as `?search=gps&level=elite`.";

@Resolver(() => SavedSearch)
export class SavedSearchResolver {
  @SignedIn()
  @Query(() => SavedSearchConnection, { description: "The viewer's saved searches, latest first." })
  mySavedSearches(
    @Ctx() context: Context,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<SavedSearch>> {
    return listSavedSearches(context, page);
  }

  @SignedIn()
  @Query(() => SearchPreview, { description: "What a search finds, before it is saved." })
  savedSearchPreview(
    @Ctx() context: Context,
    @Arg("list", { description: LIST }) list: string,
    @Arg("address", { description: ADDRESS }) address: string,
  ): Promise<SearchPreview> {
    return previewSearch(context, list, address);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => SavedSearch, { description: "Saves a search of a list; at most 50 per person." })
  saveSearch(
    @Ctx() context: Context,
    @Arg("list", { description: LIST }) list: string,
    @Arg("address", { description: ADDRESS }) address: string,
    @Arg("input", { description: "The search to keep." }) input: SavedSearchInput,
  ): Promise<SavedSearch> {
    return saveSearch(context, { list, address }, input);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => SavedSearch, { description: "Renames a saved search, or changes its alerts." })
  editSavedSearch(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the search." }) id: string,
    @Arg("input", { description: "What changes." }) input: SavedSearchInput,
    @Arg("version", () => Int, { description: "The version that was read." }) version: number,
  ): Promise<SavedSearch> {
    return editSavedSearch(context, id, input, version);
  }

  @SignedIn()
  @Mutation(() => Done, { description: "Deletes one of the viewer's saved searches." })
  deleteSavedSearch(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the search." }) id: string,
  ): Promise<Done> {
    return deleteSavedSearch(context, id);
  }

  @SignedIn()
  @Mutation(() => SavedSearch, {
    description: "Notes that the viewer has opened a saved search: its current matches are no longer new.",
  })
  visitSavedSearch(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the search." }) id: string,
  ): Promise<SavedSearch> {
    return visitSavedSearch(context, id);
  }

  @Public()
  @Mutation(() => Done, { description: "Stops the emails about a saved search, with the key from an email." })
  stopSearchAlerts(
    @Ctx() context: Context,
    @Arg("key", { description: "The key of the link in the email." }) key: string,
  ): Promise<Done> {
    return stopSearchAlerts(context, key);
  }
}
