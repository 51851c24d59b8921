import { Reference } from "@mikro-orm/core";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { OwnTransaction, Public, SignedIn } from "../../../../shared/access.ts";
import { relatedTypes } from "../../../../shared/listing/list-types.ts";
import { assertOneWay } from "../../../../shared/listing/one-way.ts";
import type { RelatedArguments } from "../../../../shared/listing/reading/read-related.ts";
import type { RelatedPage } from "../../../../shared/listing/reading/related-loader.ts";
import type { RequestContext } from "../../../../shared/request-context.ts";
import { Reads } from "../../../../shared/rows/reads.ts";
import type { Row } from "../../../../shared/rows/row.ts";
import { selectionOf } from "../../../../shared/rows/selection.ts";
import { CREATION_KEY } from "../../../../shared/schema/creation-key.ts";
import { Done } from "../../../../shared/schema/done.ts";
import { ExpectedVersion } from "../../../../shared/schema/expected-version.ts";
import { reportRecord } from "../../../administration/moderation/moderation.service.ts";
import { BlogPost } from "../posts/blog-post.entity.ts";
import { BlogComment } from "./blog-comment.entity.ts";
import { BlogCommentConnection } from "./comment.connection.ts";
import { commentCursor, postComments } from "./comment.list.ts";
import { isAuthor, mayDeleteComment, mayEditComment } from "./comment.policy.ts";
import { addComment, deleteComment, editComment, listComments } from "./comment.service.ts";
import { loadHiddenReason } from "./hidden-reason.loader.ts";
import { moderatedComments } from "./moderated-comments.ts";

/** The parent value of a comment's fields: a row, or the entity that was just written. */
type CommentSource = BlogComment | Row<BlogComment>;

@Resolver(() => BlogComment)
export class BlogCommentResolver {
  @Public()
  @Query(() => BlogCommentConnection, {
    description:
      "A published post's comments, oldest first, including the viewer's own that are pending or hidden.",
  })
  async blogComments(
    @Ctx() context: RequestContext,
    @Arg("postId", () => ID, { description: "The id of the blog post." }) postId: string,
    @Args(() => relatedTypes(postComments.list).Arguments) page: RelatedArguments,
    @Info() info: GraphQLResolveInfo,
  ): Promise<RelatedPage> {
    assertOneWay(page, info);
    return listComments(context, postId, page, selectionOf(info));
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
    @Arg("key", () => String, { nullable: true, description: CREATION_KEY }) key?: string | null,
  ): Promise<BlogComment> {
    return addComment(context, postId, content, key);
  }

  @SignedIn()
  @Mutation(() => BlogComment, { description: "Edits the viewer's own comment, within 15 minutes." })
  editBlogComment(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID, { description: "The id of the comment." }) id: string,
    @Arg("content", { description: "The new text." }) content: string,
    @ExpectedVersion() version?: number | null,
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
  post(@Root() { post }: CommentSource): Promise<BlogPost> | Row<BlogPost> {
    return Reference.isReference<BlogPost>(post) ? post.loadOrFail() : post;
  }

  @Reads(["createdAt"])
  @FieldResolver(() => String, {
    description: "The cursor of its edge in `blogComments`, for inserting a new comment into the list.",
  })
  cursor(@Root() comment: CommentSource): string {
    return commentCursor(comment);
  }

  @Reads(["authorId", "status"])
  @FieldResolver(() => String, {
    nullable: true,
    description: "Why an administrator has hidden it; for its author only.",
  })
  async hiddenReason(
    @Root() comment: CommentSource,
    @Ctx() { actor, em }: RequestContext,
  ): Promise<string | null> {
    return comment.status === "hidden" && isAuthor(actor, comment) ? loadHiddenReason(em, comment.id) : null;
  }

  @Reads(["authorId", "status", "createdAt"])
  @FieldResolver(() => Boolean, { description: "Whether the viewer may edit it now." })
  editable(@Root() comment: CommentSource, @Ctx() { actor }: RequestContext): boolean {
    return mayEditComment(actor, comment);
  }

  @Reads(["authorId"])
  @FieldResolver(() => Boolean, { description: "Whether the viewer may delete it." })
  deletable(@Root() comment: CommentSource, @Ctx() { actor }: RequestContext): boolean {
    return mayDeleteComment(actor, comment);
  }
}
