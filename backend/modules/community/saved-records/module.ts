import type { Module } from "../../../shared/module.ts";
import { Bookmark } from "./bookmarks/bookmark.entity.ts";
import { BookmarkResolver } from "./bookmarks/bookmark.resolver.ts";
import { bookmarkRoutes } from "./bookmarks/bookmark.routes.ts";
import { bookmarkFileRoutes } from "./bookmarks/bookmark-files.routes.ts";
import { shortlistData } from "./personal-data.ts";
import { seedSaved } from "./saved.seed.ts";
import { Shortlist, ShortlistEntry } from "./shortlists/shortlist.entity.ts";
import { ShortlistEntryResolver, ShortlistResolver } from "./shortlists/shortlist.resolver.ts";

/** A person's bookmarks of all kinds, and their shortlists. */
export const savedRecords: Module = {
  entities: [Bookmark, Shortlist, ShortlistEntry],
  resolvers: [BookmarkResolver, ShortlistResolver, ShortlistEntryResolver],
  access: {
    area: "discovery",
    operations: {
      "Mutation.addToShortlist": "signed in",
      "Mutation.createShortlist": "signed in",
      "Mutation.deleteShortlist": "signed in",
      "Mutation.removeFromShortlist": "signed in",
      "Mutation.renameShortlist": "signed in",
      "Mutation.renewShortlistLink": "signed in",
      "Mutation.setBookmark": "signed in",
      "Mutation.setShortlistNote": "signed in",
      "Mutation.shareShortlist": "signed in",
      "Query.bookmarkCounts": "signed in",
      "Query.bookmarks": "signed in",
      "Query.sharedShortlist": "everyone",
      "Query.shortlist": "signed in",
      "Query.shortlistEntries": "signed in",
      "Query.shortlistEntriesOf": "signed in",
      "Query.shortlists": "signed in",
    },
    restCalls: {
      "GET /api/bookmarks.csv": "signed in",
      "GET /api/solutions/bookmarks/{userId}": "signed in",
    },
  },
  restRoutes: [...bookmarkRoutes, ...bookmarkFileRoutes],
  personalData: shortlistData,
  seed: { run: seedSaved },
};
