import { edgeResolver } from "../../../shared/listing/edge-resolver.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { Module } from "../../../shared/module.ts";
import { savedField } from "../bookmarks/saved-field.ts";
import { blogRoutes } from "./blog.routes.ts";
import { BlogComment } from "./comments/blog-comment.entity.ts";
import { postComments } from "./comments/comment.list.ts";
import { BlogCommentResolver } from "./comments/comment.resolver.ts";
import { BlogEditingResolver } from "./editing/editing.resolver.ts";
import { managedPostList } from "./editing/managed-post.list.ts";
import { posts as postImport } from "./editing/post.import.ts";
import { blogFeeds } from "./feeds/blog-feeds.ts";
import { newsletterConfirmationJob } from "./newsletter/confirmation.job.ts";
import { newsletterDigestJob, newsletterEmailJob } from "./newsletter/digest.job.ts";
import { NewsletterResolver } from "./newsletter/newsletter.resolver.ts";
import { NewsletterSubscriber } from "./newsletter/newsletter-subscriber.entity.ts";
import { oneClickUnsubscribe } from "./newsletter/one-click-unsubscribe.ts";
import { blogData } from "./personal-data.ts";
import { BlogCategory } from "./posts/blog-category.entity.ts";
import { BlogPost } from "./posts/blog-post.entity.ts";
import { blogPostList } from "./posts/blog-post.list.ts";
import { BlogCategoryResolver, BlogPostResolver } from "./posts/blog-post.resolver.ts";
import { bookmarkablePosts } from "./posts/blog-post.subjects.ts";
import { BlogReactionResolver } from "./reactions/reaction.resolver.ts";
import { seedReaders } from "./sample/readers.ts";
import { seedSampleBlog } from "./sample/seed.ts";

/** Posts, comments, reactions and the newsletter. */
export const blog: Module = {
  entities: [BlogCategory, BlogPost, BlogComment, NewsletterSubscriber],
  resolvers: [
    BlogCommentResolver,
    BlogEditingResolver,
    NewsletterResolver,
    BlogPostResolver,
    BlogCategoryResolver,
    BlogReactionResolver,
    edgeResolver(postComments),
    savedField(bookmarkablePosts),
  ],
  access: {
    area: "catalog",
    operations: {
      "Mutation.addBlogComment": "signed in",
      "Mutation.archiveBlogPost": "administrators",
      "Mutation.confirmNewsletter": "everyone",
      "Mutation.createBlogPost": "administrators",
      "Mutation.deleteBlogComment": "signed in",
      "Mutation.deleteBlogPost": "administrators",
      "Mutation.editBlogComment": "signed in",
      "Mutation.likeBlogPost": "everyone",
      "Mutation.noteBlogView": "everyone",
      "Mutation.publishBlogPost": "administrators",
      "Mutation.reportBlogComment": "signed in",
      "Mutation.restoreBlogPost": "administrators",
      "Mutation.seedBlogData": "administrators",
      "Mutation.subscribeToNewsletter": "everyone",
      "Mutation.unsubscribeFromNewsletter": "everyone",
      "Mutation.updateBlogPost": "administrators",
      "Query.blogCategories": "everyone",
      "Query.blogComments": "everyone",
      "Query.blogPost": "everyone",
      "Query.blogPosts": "everyone",
      "Query.blogReaction": "everyone",
      "Query.blogStatistics": "everyone",
      "Query.blogTotals": "administrators",
      "Query.managedBlogPost": "administrators",
      "Query.managedBlogPosts": "administrators",
      "Query.relatedBlogPosts": "everyone",
      "Query.solutionsNamedInPost": "everyone",
    },
    restCalls: {
      "GET /api/admin/blog/posts.csv": "administrators",
      "DELETE /api/admin/blog/posts/{id}": "administrators",
      "GET /api/admin/blog/posts": "administrators",
      "GET /api/admin/blog/posts/{id}": "administrators",
      "GET /api/blog/categories": "everyone",
      "GET /api/blog/posts": "everyone",
      "GET /api/blog/posts.csv": "everyone",
      "GET /api/blog/posts/{postId}/comments": "everyone",
      "GET /api/blog/posts/{slug}": "everyone",
      "POST /api/admin/blog/posts": "administrators",
      "POST /api/admin/blog/posts/{id}/publish": "administrators",
      "POST /api/admin/seed-blog-data": "administrators",
      "PUT /api/admin/blog/posts/{id}": "administrators",
    },
  },
  jobs: [newsletterConfirmationJob, newsletterDigestJob, newsletterEmailJob],
  restRoutes: blogRoutes,
  routers: [blogFeeds, oneClickUnsubscribe],
  pages: {
    "/blog": "select id, slug as key, updated_at from blog_posts where status = 'published'",
  },
  personalData: blogData,
  importKinds: [postImport],
  seed: {
    run: async (em, today) => {
      await seedSampleBlog(em, today);
      await seedReaders(em, today);
    },
  },
  lists: [anyList(blogPostList), anyList(managedPostList)],
};
