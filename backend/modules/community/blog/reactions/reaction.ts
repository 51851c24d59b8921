import { Field, ID, ObjectType } from "type-graphql";
import { BlogPost } from "../posts/blog-post.entity.ts";

@ObjectType({ description: "The viewer's reaction to a post." })
export class BlogReaction {
  @Field(() => ID, { description: "The post's id." })
  id: string;

  @Field({ description: "Whether the viewer likes it; by cookie if not signed in." })
  liked: boolean;

  @Field(() => BlogPost, { description: "The post with its current counts." })
  post: BlogPost;
}
