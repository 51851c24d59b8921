import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Allowed } from "../../../shared/access.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { BlogPost } from "../posts/blog-post.entity.ts";
import { seedSampleBlog } from "../sample/seed.ts";
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
  @Query(() => BlogPost, { nullable: true, description: "One post, whatever its state." })
  managedBlogPost(@Ctx() context: RequestContext, @Arg("id", () => ID) id: string): Promise<BlogPost | null> {
    return findManagedPost(context, id);
  }

  @Allowed("admin")
  @Query(() => BlogTotals, { description: "How many posts there are in which state." })
  blogTotals(@Ctx() context: RequestContext): Promise<BlogTotals> {
    return readBlogTotals(context);
  }

  @Allowed("admin")
  @Mutation(() => BlogPost, { description: "Makes a draft." })
  createBlogPost(
    @Ctx() context: RequestContext,
    @Arg("input", () => BlogPostInput) input: BlogPostInput,
  ): Promise<BlogPost> {
    return createPost(context, input);
  }

  @Allowed("admin")
  @Mutation(() => BlogPost, { description: "Changes a post; its old address goes on leading to it." })
  updateBlogPost(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => BlogPostInput) input: BlogPostInput,
  ): Promise<BlogPost> {
    return updatePost(context, id, input);
  }

  @Allowed("admin")
  @Mutation(() => ID, { description: "Deletes a post with its comments and likes; answers its id." })
  deleteBlogPost(@Ctx() context: RequestContext, @Arg("id", () => ID) id: string): Promise<string> {
    return deletePost(context, id);
  }

  @Allowed("admin")
  @Mutation(() => BlogPost, { description: "Makes a draft public." })
  publishBlogPost(@Ctx() context: RequestContext, @Arg("id", () => ID) id: string): Promise<BlogPost> {
    return publishPost(context, id);
  }

  @Allowed("admin")
  @Mutation(() => BlogPost, { description: "Takes a published post out of the public blog." })
  archiveBlogPost(@Ctx() context: RequestContext, @Arg("id", () => ID) id: string): Promise<BlogPost> {
    return archivePost(context, id);
  }

  @Allowed("admin")
  @Mutation(() => BlogPost, { description: "Makes a draft of an archived post." })
  restoreBlogPost(@Ctx() context: RequestContext, @Arg("id", () => ID) id: string): Promise<BlogPost> {
    return restorePost(context, id);
  }

  @Allowed("admin")
  @Mutation(() => SeededBlog, {
    description: "Adds the sample categories, posts and comments that are missing.",
  })
  async seedBlogData(@Ctx() { em }: RequestContext): Promise<SeededBlog> {
    return { message: "Blog data seeded successfully", ...(await seedSampleBlog(em)) };
  }
}
