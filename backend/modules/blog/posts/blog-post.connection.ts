import { Field, Int, ObjectType } from "type-graphql";
import { Connection } from "../../../shared/connection.ts";
import { type FacetedPage, FacetValue } from "../../../shared/facets.ts";
import { BlogPost } from "./blog-post.entity.ts";

@ObjectType({ description: "The values of each filter; choosing one keeps its siblings' counts." })
export class BlogPostFacets {
  @Field(() => [FacetValue], { description: "By name." })
  categories: FacetValue[];

  @Field(() => [FacetValue], { description: "By name." })
  tags: FacetValue[];
}

/** A page of posts with the counts around it. */
export type BlogPostPage = FacetedPage<BlogPost, BlogPostFacets>;

@ObjectType()
export class BlogPostConnection extends Connection(BlogPost) {
  @Field(() => BlogPostFacets, { name: "facets", description: "The values of each filter, with counts." })
  countFacets(): Promise<BlogPostFacets> {
    return this.readFacets();
  }

  readFacets: () => Promise<BlogPostFacets>;
}

@ObjectType({ description: "What the blog holds, counted from its published posts." })
export class BlogStatistics {
  @Field(() => Int, { description: "Published posts." })
  articles: number;

  @Field(() => Int, { description: "Of all articles together." })
  views: number;

  @Field(() => Int, { description: "Categories with at least one article." })
  categories: number;
}
