import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { OwnTransaction, Public, SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { selectionOf } from "../../../../shared/rows/selection.ts";
import { Done } from "../../../../shared/schema/done.ts";
import { MaxLength } from "../../../../shared/schema/max-length.ts";
import { SECRET_PATHS, secretPath } from "../../../../shared/secret-paths.rules.ts";
import { type BookmarkKind, BookmarkKinds } from "../kinds.ts";
import {
  addToShortlist,
  entriesOfRecord,
  listEntries,
  removeFromShortlist,
  setShortlistNote,
} from "./entry.service.ts";
import { SharedShortlist } from "./shared-shortlist.ts";
import { findSharedShortlist, renewShortlistLink, shareShortlist } from "./sharing.service.ts";
import { Shortlist, ShortlistEntry } from "./shortlist.entity.ts";
import { MAX_ENTRIES, MAX_SHORTLISTS } from "./shortlist.rules.ts";
import {
  createShortlist,
  deleteShortlist,
  findShortlist,
  listShortlists,
  renameShortlist,
} from "./shortlist.service.ts";

@Resolver(() => Shortlist)
export class ShortlistResolver {
  @SignedIn()
  @MaxLength(MAX_SHORTLISTS)
  @Query(() => [Shortlist], { description: "The viewer's shortlists, at most 50, latest change first." })
  shortlists(@Ctx() context: Context): Promise<Shortlist[]> {
    return listShortlists(context);
  }

  @SignedIn()
  @Query(() => Shortlist, {
    nullable: true,
    description: "One of the viewer's shortlists; null if there is none with this id.",
  })
  shortlist(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the shortlist." }) id: string,
  ): Promise<Shortlist | null> {
    return findShortlist(context, id);
  }

  @Public()
  @Query(() => SharedShortlist, {
    nullable: true,
    description: "The shortlist behind a link; null if it is not shared, or no longer.",
  })
  sharedShortlist(
    @Ctx() context: Context,
    @Arg("token", { description: "The last part of the link." }) token: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SharedShortlist | null> {
    return findSharedShortlist(context, token, selectionOf(info));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Shortlist, { description: "Creates an empty shortlist." })
  createShortlist(
    @Ctx() context: Context,
    @Arg("name", { description: "1 to 80 characters." }) name: string,
  ): Promise<Shortlist> {
    return createShortlist(context, { name });
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Shortlist, { description: "Renames one of the viewer's shortlists." })
  renameShortlist(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the shortlist." }) id: string,
    @Arg("name", { description: "1 to 80 characters." }) name: string,
    @Arg("version", () => Int, { description: "The version that was read." }) version: number,
  ): Promise<Shortlist> {
    return renameShortlist(context, id, { name, version });
  }

  @SignedIn()
  @Mutation(() => Done, { description: "Deletes one of the viewer's shortlists with its entries." })
  deleteShortlist(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the shortlist." }) id: string,
  ): Promise<Done> {
    return deleteShortlist(context, id);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Shortlist, {
    description: "Shares one of the viewer's shortlists with anyone who has its link, or stops sharing it.",
  })
  shareShortlist(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the shortlist." }) id: string,
    @Arg("shared", { description: "Whether anyone with the link can see it." }) shared: boolean,
  ): Promise<Shortlist> {
    return shareShortlist(context, id, shared);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Shortlist, {
    description: "Shares one of the viewer's shortlists with a new link; the previous one stops working.",
  })
  renewShortlistLink(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the shortlist." }) id: string,
  ): Promise<Shortlist> {
    return renewShortlistLink(context, id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The link that lets anyone read it; null while it is not shared.",
  })
  shareUrl(@Ctx() { publicUrl }: Context, @Root() { shareToken }: Shortlist): string | null {
    return shareToken ? `${publicUrl}${secretPath(SECRET_PATHS.sharedShortlist, shareToken)}` : null;
  }
}

@Resolver(() => ShortlistEntry)
export class ShortlistEntryResolver {
  @SignedIn()
  @MaxLength(MAX_ENTRIES)
  @Query(() => [ShortlistEntry], {
    description: "The entries of one of the viewer's shortlists, at most 200, latest first.",
  })
  shortlistEntries(
    @Ctx() context: Context,
    @Arg("shortlistId", () => ID, { description: "The id of the shortlist." }) shortlistId: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShortlistEntry[]> {
    return listEntries(context, shortlistId, selectionOf(info));
  }

  @SignedIn()
  @MaxLength(MAX_SHORTLISTS)
  @Query(() => [ShortlistEntry], {
    description: "The viewer's entries that hold a record, one for each list.",
  })
  shortlistEntriesOf(
    @Ctx() context: Context,
    @Arg("kind", () => BookmarkKinds, { description: "The kind of the record." }) kind: BookmarkKind,
    @Arg("id", () => ID, { description: "The record's id." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShortlistEntry[]> {
    return entriesOfRecord(context, kind, id, selectionOf(info));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => ShortlistEntry, { description: "Adds a record to one of the viewer's shortlists." })
  addToShortlist(
    @Ctx() context: Context,
    @Arg("shortlistId", () => ID, { description: "The id of the shortlist." }) shortlistId: string,
    @Arg("kind", () => BookmarkKinds, { description: "The kind of the record." }) kind: BookmarkKind,
    @Arg("id", () => ID, { description: "The record's id." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShortlistEntry> {
    return addToShortlist(context, { shortlistId, kind, id }, selectionOf(info));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => ShortlistEntry, { description: "Writes the note of an entry; an empty one removes it." })
  setShortlistNote(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The entry's id." }) id: string,
    @Arg("note", { description: "At most 1,000 characters." }) note: string,
    @Arg("version", () => Int, { description: "The version that was read." }) version: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShortlistEntry> {
    return setShortlistNote(context, id, { note, version }, selectionOf(info));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Shortlist, { description: "Removes an entry from its shortlist. Returns the list." })
  removeFromShortlist(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The entry's id." }) id: string,
  ): Promise<Shortlist> {
    return removeFromShortlist(context, id);
  }

  @FieldResolver(() => Shortlist, { description: "The list that it is on." })
  shortlist(@Root() { shortlist }: ShortlistEntry): Promise<Shortlist> {
    return shortlist.loadOrFail();
  }
}
