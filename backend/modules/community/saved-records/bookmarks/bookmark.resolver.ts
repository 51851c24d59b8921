import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { OwnTransaction, SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { type Page, PageArguments } from "../../../../shared/paging/connection.ts";
import { selectionOf } from "../../../../shared/rows/selection.ts";
import { MaxLength } from "../../../../shared/schema/max-length.ts";
import { type BookmarkKind, BookmarkKinds } from "../kinds.ts";
import { BookmarkableRecord, type SavedRecord } from "../record.ts";
import { Bookmark, BookmarkConnection, BookmarkCount } from "./bookmark.entity.ts";
import { changeBookmark, countBookmarks, listBookmarks } from "./bookmark-list.service.ts";

@Resolver(() => Bookmark)
export class BookmarkResolver {
  @SignedIn()
  @Query(() => BookmarkConnection, { description: "What a person has saved, newest first." })
  bookmarks(
    @Ctx() context: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg("kind", () => BookmarkKinds, { nullable: true, description: "Only of this kind." })
    kind: BookmarkKind | null,
    @Arg("userId", () => ID, {
      nullable: true,
      description: "The person, for administrators; otherwise the viewer.",
    })
    userId: string | null,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<Bookmark>> {
    return listBookmarks(context, { userId, kind }, page, selectionOf(info));
  }

  @SignedIn()
  @MaxLength(12)
  @Query(() => [BookmarkCount], {
    description: "How many records of each kind the viewer has saved, most first.",
  })
  bookmarkCounts(@Ctx() context: Context): Promise<BookmarkCount[]> {
    return countBookmarks(context);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => BookmarkableRecord, {
    nullable: true,
    description: "Saves a record, or removes it from what was saved. Returns it; null if it is not public.",
  })
  setBookmark(
    @Ctx() context: Context,
    @Arg("kind", () => BookmarkKinds, { description: "The kind of the record." }) kind: BookmarkKind,
    @Arg("id", () => ID, { description: "The record's id." }) id: string,
    @Arg("saved", { description: "Whether it is saved from now on." }) saved: boolean,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SavedRecord | null> {
    return changeBookmark(context, { kind, id, saved }, selectionOf(info));
  }
}
