import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { OwnTransaction, Public } from "../../../../shared/access.ts";
import { noteView } from "../../../platform/view-counts/view.service.ts";
import type { VisitorContext } from "../../../platform/view-counts/visitor-context.ts";
import { viewedPosts } from "../posts/blog-post.subjects.ts";
import { findReaction, likePost } from "./reaction.service.ts";
import { BlogReaction } from "./reaction.ts";

@Resolver()
export class BlogReactionResolver {
  @Public()
  @Query(() => BlogReaction, { nullable: true, description: "The viewer's reactions to a published post." })
  blogReaction(
    @Ctx() context: VisitorContext,
    @Arg("id", () => ID, { description: "The id of the post." }) id: string,
  ): Promise<BlogReaction | null> {
    return findReaction(context, id);
  }

  @Public()
  @OwnTransaction()
  @Mutation(() => BlogReaction, {
    description: "Likes or unlikes a post; visitors without an account are recognized by a signed cookie.",
  })
  likeBlogPost(
    @Ctx() context: VisitorContext,
    @Arg("id", () => ID, { description: "The id of the post." }) id: string,
    @Arg("liked", { description: "Whether the caller likes it from now on." }) liked: boolean,
  ): Promise<BlogReaction> {
    return likePost(context, id, liked);
  }

  @Public()
  @Mutation(() => Boolean, {
    description:
      "Records a view of a post: once per visitor and hour, bots excluded. Returns whether it was recorded.",
  })
  noteBlogView(
    @Ctx() context: VisitorContext,
    @Arg("id", () => ID, { description: "The id of the post." }) id: string,
  ): Promise<boolean> {
    return noteView(context, viewedPosts, id);
  }
}
