import { type ClassType, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { asPerson } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { Reads } from "../../../shared/rows/reads.ts";
import { isBookmarked } from "./bookmark.loader.ts";
import type { Bookmarkable } from "./bookmarkable.ts";

/** Creates the resolver of the field `viewerHasSaved` of a kind. */
export function savedField(bookmarkable: Bookmarkable): ClassType<object> {
  @Resolver(() => bookmarkable.entity)
  class SavedField {
    @Reads([])
    @FieldResolver(() => Boolean, {
      nullable: true,
      description: "Whether the viewer has saved it; null if not signed in.",
    })
    async viewerHasSaved(@Ctx() context: Context, @Root() { id }: { id: number }): Promise<boolean | null> {
      return asPerson(context.actor) ? isBookmarked(context, bookmarkable, id) : null;
    }
  }
  return SavedField;
}
