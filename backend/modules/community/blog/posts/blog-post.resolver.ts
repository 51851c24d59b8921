import { Reference } from "@mikro-orm/core";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from "type-graphql";
import { Public } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { Reads } from "../../../../shared/rows/reads.ts";
import type { Row } from "../../../../shared/rows/row.ts";
import { selectionOf } from "../../../../shared/rows/selection.ts";
import { MaxLength } from "../../../../shared/schema/max-length.ts";
import { Solution } from "../../../catalog/solutions/solution.entity.ts";
import { BlogCategory } from "./blog-category.entity.ts";
import { loadPostsCount } from "./blog-category.loader.ts";
import { BlogPost } from "./blog-post.entity.ts";
import {
  findBlogPost,
  listBlogCategories,
  readBlogStatistics,
  relatedBlogPosts,
} from "./blog-post.service.ts";
import { BlogStatistics } from "./blog-statistics.ts";
import { solutionsNamedIn } from "./named-solutions.ts";
import { readingMinutes, teaserOf } from "./reading.ts";

/** The parent value of a post's fields: a row, or the entity that was just written. */
type PostSource = BlogPost | Row<BlogPost>;

/** The maximum length of the beginning that is shown instead of an excerpt. */
const MAX_TEASER = 500;

@Resolver(() => BlogPost)
export class BlogPostResolver {
  @Public()
  @Query(() => BlogPost, {
    nullable: true,
    description: "The published post with this slug or a previous slug; null if there is none.",
  })
  blogPost(
    @Ctx() context: Context,
    @Arg("slug", { description: "The end of the post's address." }) slug: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<BlogPost> | null> {
    return findBlogPost(context, slug, selectionOf(info));
  }

  @Public()
  @Query(() => [BlogPost], { description: "Other published posts of the same category, newest first." })
  relatedBlogPosts(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the post." }) id: string,
    @Arg("first", () => Int, { defaultValue: 3, description: "Number of items, 1 to 100." }) first: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<BlogPost>[]> {
    return relatedBlogPosts(context, id, first, selectionOf(info));
  }

  @Public()
  @Query(() => [Solution], {
    description: "Published solutions that a published post names, in the order of its text.",
  })
  solutionsNamedInPost(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the post." }) id: string,
    @Arg("first", () => Int, { defaultValue: 5, description: "Number of items, 1 to 100." }) first: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Solution>[]> {
    return solutionsNamedIn(context, id, first, selectionOf(info));
  }

  @Public()
  @Query(() => BlogStatistics, { description: "Totals of the blog." })
  blogStatistics(@Ctx() context: Context): Promise<BlogStatistics> {
    return readBlogStatistics(context);
  }

  @FieldResolver(() => BlogCategory, { description: "The post's category." })
  category(@Root() { category }: PostSource): Promise<BlogCategory> | Row<BlogCategory> {
    return Reference.isReference<BlogCategory>(category) ? category.loadOrFail() : category;
  }

  @Reads(["content"])
  @FieldResolver(() => Int, { description: "Estimated reading time in minutes, rounded up." })
  readingMinutes(@Root() { content }: PostSource): number {
    return readingMinutes(content);
  }

  @Reads(["excerpt", "content"])
  @FieldResolver(() => String, {
    description: "The excerpt, otherwise the beginning of the content in whole words, with an ellipsis.",
  })
  teaser(
    @Root() post: PostSource,
    @Arg("length", () => Int, {
      defaultValue: 200,
      description: "Maximum length of the beginning, 1 to 500.",
    })
    length: number,
  ): string {
    return teaserOf(post, Math.min(Math.max(length, 1), MAX_TEASER));
  }
}

@Resolver(() => BlogCategory)
export class BlogCategoryResolver {
  @Public()
  @MaxLength(20)
  @Query(() => [BlogCategory], { description: "All blog categories, by name." })
  blogCategories(@Ctx() context: Context): Promise<BlogCategory[]> {
    return listBlogCategories(context);
  }

  @Reads([])
  @FieldResolver(() => Int, { description: "Number of published posts." })
  postsCount(@Root() { id }: Pick<BlogCategory, "id">, @Ctx() { em }: Context): Promise<number> {
    return loadPostsCount(em, id);
  }
}
