import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { Allowed, OwnTransaction, Public, SignedIn } from "../../../shared/access.ts";
import { isAdministrator } from "../../../shared/actor.ts";
import { type Page, PageArguments } from "../../../shared/connection.ts";
import { Done } from "../../../shared/done.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { listToModerate, moderateRecord, reportRecord } from "../../moderation/moderation.service.ts";
import { BlogPost } from "../posts/blog-post.entity.ts";
import { BlogComment } from "./blog-comment.entity.ts";
import { BlogCommentConnection } from "./comment.connection.ts";
import { mayDeleteComment, mayEditComment } from "./comment.policy.ts";
import { addComment, commentCursor, deleteComment, editComment, listComments } from "./comment.service.ts";
import { moderatedComments } from "./moderated-comments.ts";

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
    return listToModerate(context, moderatedComments, page);
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
    return reportRecord(context, moderatedComments, id, reason);
  }

  @Allowed("admin")
  @Mutation(() => BlogComment, { description: "Publishes or hides a comment, and settles its reports." })
  moderateBlogComment(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("publish", { description: "False hides it." }) publish: boolean,
    @Arg("reason", () => String, {
      nullable: true,
      description: "Why, for those who look at it later; at most 1,000 characters.",
    })
    reason?: string | null,
  ): Promise<BlogComment> {
    return moderateRecord(context, moderatedComments, id, { publish, reason });
  }

  @FieldResolver(() => BlogPost, { description: "What it is about." })
  post(@Root() comment: BlogComment): Promise<BlogPost> {
    return comment.post.loadOrFail();
  }

  @FieldResolver(() => String, {
    description: "Its place in `blogComments`, the cursor of its edge there; for one that was just added.",
  })
  cursor(@Root() comment: BlogComment, @Ctx() context: RequestContext): string {
    return commentCursor(context, comment);
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
