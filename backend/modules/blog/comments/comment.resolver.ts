import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { Allowed, OwnTransaction, Public, SignedIn } from "../../../shared/access.ts";
import { isAdministrator } from "../../../shared/actor.ts";
import { type Page, PageArguments } from "../../../shared/connection.ts";
import { Done } from "../../../shared/done.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { BlogPost } from "../posts/blog-post.entity.ts";
import { BlogComment } from "./blog-comment.entity.ts";
import { BlogCommentConnection } from "./comment.connection.ts";
import { mayDeleteComment, mayEditComment } from "./comment.policy.ts";
import {
  addComment,
  deleteComment,
  editComment,
  listComments,
  listCommentsToModerate,
  moderateComment,
  reportComment,
} from "./comment.service.ts";

@Resolver(() => BlogComment)
export class BlogCommentResolver {
  @Public()
  @Query(() => BlogCommentConnection, {
    description:
      "A published post's comments, the first written first; the viewer's own also while they wait.",
  })
  blogComments(
    @Ctx() context: RequestContext,
    @Arg("postId", () => ID) postId: string,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<BlogComment>> {
    return listComments(context, postId, page);
  }

  @Allowed("admin")
  @Query(() => BlogCommentConnection, {
    description: "Comments that wait or were reported, the oldest first.",
  })
  commentsToModerate(
    @Ctx() context: RequestContext,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<BlogComment>> {
    return listCommentsToModerate(context, page);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => BlogComment, {
    description: "Adds a comment; the first of somebody waits for an administrator.",
  })
  addBlogComment(
    @Ctx() context: RequestContext,
    @Arg("postId", () => ID) postId: string,
    @Arg("content", { description: "Plain text, at most 5,000 characters." }) content: string,
  ): Promise<BlogComment> {
    return addComment(context, postId, content);
  }

  @SignedIn()
  @Mutation(() => BlogComment, { description: "Changes one's own comment, within 15 minutes." })
  editBlogComment(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("content") content: string,
  ): Promise<BlogComment> {
    return editComment(context, id, content);
  }

  @SignedIn()
  @Mutation(() => ID, {
    description: "Takes one's own comment away, or any as an administrator; answers its id.",
  })
  deleteBlogComment(@Ctx() context: RequestContext, @Arg("id", () => ID) id: string): Promise<string> {
    return deleteComment(context, id);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Done, { description: "Tells administrators of a comment." })
  reportBlogComment(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("reason", { description: "At most 1,000 characters." }) reason: string,
  ): Promise<Done> {
    return reportComment(context, id, reason);
  }

  @Allowed("admin")
  @Mutation(() => BlogComment, { description: "Publishes or hides a comment, and settles its reports." })
  moderateBlogComment(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("publish", { description: "False hides it." }) publish: boolean,
  ): Promise<BlogComment> {
    return moderateComment(context, id, publish);
  }

  @FieldResolver(() => BlogPost, { description: "What it is about." })
  post(@Root() comment: BlogComment): Promise<BlogPost> {
    return comment.post.loadOrFail();
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may change it now." })
  editable(@Root() comment: BlogComment, @Ctx() { actor }: RequestContext): boolean {
    return mayEditComment(actor, comment);
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may take it away." })
  deletable(@Root() comment: BlogComment, @Ctx() { actor }: RequestContext): boolean {
    return mayDeleteComment(actor, comment);
  }

  @FieldResolver(() => [String], { description: "Why it was reported, in `commentsToModerate`; else empty." })
  reportReasons(@Root() { reportReasons }: BlogComment): string[] {
    return reportReasons ?? [];
  }

  @FieldResolver(() => Int, { description: "How many have reported it, for administrators; else 0." })
  reportsCount(@Root() { reportsCount }: BlogComment, @Ctx() { actor }: RequestContext): number {
    return isAdministrator(actor) ? reportsCount : 0;
  }
}
