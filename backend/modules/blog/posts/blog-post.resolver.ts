import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import { Public } from "../../../shared/access.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { BlogCategory } from "./blog-category.entity.ts";
import { loadPostsCount } from "./blog-category.loader.ts";
import { BlogPostConnection, type BlogPostPage, BlogStatistics } from "./blog-post.connection.ts";
import { BlogPost } from "./blog-post.entity.ts";
import { BlogPostsArguments } from "./blog-post.inputs.ts";
import {
  findBlogPost,
  listBlogCategories,
  listBlogPosts,
  readBlogStatistics,
  relatedBlogPosts,
} from "./blog-post.service.ts";
import { readingMinutes, teaserOf } from "./reading.ts";

/** The longest opening that stands for an excerpt. */
const MAX_TEASER = 500;

@Resolver(() => BlogPost)
export class BlogPostResolver {
  @Public()
  @Query(() => BlogPostConnection, { description: "Published posts by search, filter and order." })
  blogPosts(
    @Ctx() context: RequestContext,
    @Args(() => BlogPostsArguments) args: BlogPostsArguments,
  ): Promise<BlogPostPage> {
    return listBlogPosts(context, args);
  }

  @Public()
  @Query(() => BlogPost, {
    nullable: true,
    description: "The published post at an address, also at one that it had before; null when there is none.",
  })
  blogPost(@Ctx() context: RequestContext, @Arg("slug") slug: string): Promise<BlogPost | null> {
    return findBlogPost(context, slug);
  }

  @Public()
  @Query(() => [BlogPost], { description: "Other published posts of the same category, the latest first." })
  relatedBlogPosts(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("first", () => Int, { defaultValue: 3, description: "How many, 1 to 100." }) first: number,
  ): Promise<BlogPost[]> {
    return relatedBlogPosts(context, id, first);
  }

  @Public()
  @Query(() => BlogStatistics, { description: "What the blog holds." })
  blogStatistics(@Ctx() context: RequestContext): Promise<BlogStatistics> {
    return readBlogStatistics(context);
  }

  @FieldResolver(() => BlogCategory, { description: "What it belongs to." })
  category(@Root() post: BlogPost): Promise<BlogCategory> {
    return post.category.loadOrFail();
  }

  @FieldResolver(() => Int, { description: "How long reading takes, in minutes, rounded up." })
  readingMinutes(@Root() { content }: BlogPost): number {
    return readingMinutes(content);
  }

  @FieldResolver(() => String, {
    description: "The excerpt, else the first characters of the content with an ellipsis.",
  })
  teaser(
    @Root() post: BlogPost,
    @Arg("length", () => Int, { defaultValue: 200, description: "Of the opening, 1 to 500." }) length: number,
  ): string {
    return teaserOf(post, Math.min(Math.max(length, 1), MAX_TEASER));
  }
}

@Resolver(() => BlogCategory)
export class BlogCategoryResolver {
  @Public()
  @Query(() => [BlogCategory], { description: "Every category of the blog, by name." })
  blogCategories(@Ctx() context: RequestContext): Promise<BlogCategory[]> {
    return listBlogCategories(context);
  }

  @FieldResolver(() => Int, { description: "How many published posts it has." })
  postsCount(@Root() { id }: BlogCategory, @Ctx() { em }: RequestContext): Promise<number> {
    return loadPostsCount(em, id);
  }
}
