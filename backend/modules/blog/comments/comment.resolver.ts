import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { OwnTransaction, Public, SignedIn } from "../../../shared/access.ts";
import { BasedOn } from "../../../shared/based-on.ts";
import { type Page, PageArguments } from "../../../shared/connection.ts";
import { Done } from "../../../shared/done.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { reportRecord } from "../../moderation/moderation.service.ts";
import { BlogPost } from "../posts/blog-post.entity.ts";
import { BlogComment } from "./blog-comment.entity.ts";
import { BlogCommentConnection } from "./comment.connection.ts";
import { isAuthor, mayDeleteComment, mayEditComment } from "./comment.policy.ts";
import { addComment, commentCursor, deleteComment, editComment, listComments } from "./comment.service.ts";
import { moderatedComments } from "./moderated-comments.ts";

@Resolver(() => BlogComment)
export class BlogCommentResolver {
  @Public()
  @Query(() => BlogCommentConnection, {
    description:
      "A published post's comments, oldest first, including the viewer's own that wait or are hidden.",
  })
  blogComments(
    @Ctx() context: RequestContext,
    @Arg("postId", () => ID, { description: "The id of the blog post." }) postId: string,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<BlogComment>> {
    return listComments(context, postId, page);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => BlogComment, {
    description: "Adds a comment; a user's first comment awaits moderation.",
  })
  addBlogComment(
    @Ctx() context: RequestContext,
    @Arg("postId", () => ID, { description: "The id of the blog post." }) postId: string,
    @Arg("content", { description: "Plain text, at most 5,000 characters." }) content: string,
  ): Promise<BlogComment> {
    return addComment(context, postId, content);
  }

  @SignedIn()
  @Mutation(() => BlogComment, { description: "Edits the viewer's own comment, within 15 minutes." })
  editBlogComment(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID, { description: "The id of the comment." }) id: string,
    @Arg("content", { description: "The new text." }) content: string,
    @BasedOn() version?: number | null,
  ): Promise<BlogComment> {
    return editComment(context, id, { content, version });
  }

  @SignedIn()
  @Mutation(() => ID, {
    description: "Deletes the viewer's own comment, or any as an administrator. Returns its id.",
  })
  deleteBlogComment(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID, { description: "The id of the comment." }) id: string,
  ): Promise<string> {
    return deleteComment(context, id);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Done, { description: "Reports a comment to the administrators." })
  reportBlogComment(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID, { description: "The id of the comment." }) id: string,
    @Arg("reason", { description: "At most 1,000 characters." }) reason: string,
  ): Promise<Done> {
    return reportRecord(context, moderatedComments, id, reason);
  }

  @FieldResolver(() => BlogPost, { description: "The post it belongs to." })
  post(@Root() comment: BlogComment): Promise<BlogPost> {
    return comment.post.loadOrFail();
  }

  @FieldResolver(() => String, {
    description: "The cursor of its edge in `blogComments`, for inserting a new comment into the list.",
  })
  cursor(@Root() comment: BlogComment, @Ctx() context: RequestContext): string {
    return commentCursor(context, comment);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Why an administrator has hidden it; for its author only.",
  })
  hiddenReason(@Root() comment: BlogComment, @Ctx() { actor }: RequestContext): string | null {
    return comment.status === "hidden" && isAuthor(actor, comment) ? (comment.decisionReason ?? null) : null;
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may edit it now." })
  editable(@Root() comment: BlogComment, @Ctx() { actor }: RequestContext): boolean {
    return mayEditComment(actor, comment);
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may delete it." })
  deletable(@Root() comment: BlogComment, @Ctx() { actor }: RequestContext): boolean {
    return mayDeleteComment(actor, comment);
  }
}
