import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Allowed } from "../../../../shared/access.ts";
import type { RequestContext } from "../../../../shared/request-context.ts";
import { CREATION_KEY } from "../../../../shared/schema/creation-key.ts";
import { ExpectedVersion } from "../../../../shared/schema/expected-version.ts";
import { BlogPost } from "../posts/blog-post.entity.ts";
import { seedBlog } from "../sample/seed-blog.service.ts";
import {
  archivePost,
  createPost,
  deletePost,
  findManagedPost,
  publishPost,
  readBlogTotals,
  restorePost,
  updatePost,
} from "./editing.service.ts";
import { BlogPostInput, BlogTotals, SeededBlog } from "./post.inputs.ts";

@Resolver()
export class BlogEditingResolver {
  @Allowed("admin")
  @Query(() => BlogPost, { nullable: true, description: "A post in any status, for editing." })
  managedBlogPost(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID, { description: "The id of the post." }) id: string,
  ): Promise<BlogPost | null> {
    return findManagedPost(context, id);
  }

  @Allowed("admin")
  @Query(() => BlogTotals, { description: "Number of posts by status." })
  blogTotals(@Ctx() context: RequestContext): Promise<BlogTotals> {
    return readBlogTotals(context);
  }

  @Allowed("admin")
  @Mutation(() => BlogPost, { description: "Creates a draft." })
  createBlogPost(
    @Ctx() context: RequestContext,
    @Arg("input", () => BlogPostInput, { description: "The post's content." }) input: BlogPostInput,
    @Arg("key", () => String, { nullable: true, description: CREATION_KEY }) key?: string | null,
  ): Promise<BlogPost> {
    return createPost(context, input, key);
  }

  @Allowed("admin")
  @Mutation(() => BlogPost, { description: "Updates a post; its previous slugs redirect to the new one." })
  updateBlogPost(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID, { description: "The id of the post." }) id: string,
    @Arg("input", () => BlogPostInput, { description: "The post's new content." }) input: BlogPostInput,
  ): Promise<BlogPost> {
    return updatePost(context, id, input);
  }

  @Allowed("admin")
  @Mutation(() => ID, { description: "Deletes a post with its comments and likes. Returns its id." })
  deleteBlogPost(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID, { description: "The id of the post." }) id: string,
    @ExpectedVersion() version?: number | null,
  ): Promise<string> {
    return deletePost(context, id, version);
  }

  @Allowed("admin")
  @Mutation(() => BlogPost, { description: "Publishes a draft." })
  publishBlogPost(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID, { description: "The id of the post." }) id: string,
    @ExpectedVersion() version?: number | null,
  ): Promise<BlogPost> {
    return publishPost(context, id, version);
  }

  @Allowed("admin")
  @Mutation(() => BlogPost, { description: "Archives a published post." })
  archiveBlogPost(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID, { description: "The id of the post." }) id: string,
    @ExpectedVersion() version?: number | null,
  ): Promise<BlogPost> {
    return archivePost(context, id, version);
  }

  @Allowed("admin")
  @Mutation(() => BlogPost, { description: "Restores an archived post as a draft." })
  restoreBlogPost(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID, { description: "The id of the post." }) id: string,
    @ExpectedVersion() version?: number | null,
  ): Promise<BlogPost> {
    return restorePost(context, id, version);
  }

  @Allowed("admin")
  @Mutation(() => SeededBlog, {
    description: "Adds any missing sample categories, posts and comments.",
  })
  seedBlogData(@Ctx() context: RequestContext): Promise<SeededBlog> {
    return seedBlog(context);
  }
}
