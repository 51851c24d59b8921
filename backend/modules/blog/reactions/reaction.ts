import { Field, ID, ObjectType } from "type-graphql";
import { BlogPost } from "../posts/blog-post.entity.ts";

@ObjectType({ description: "What the viewer has made of a post." })
export class BlogReaction {
  @Field(() => ID, { description: "The post's id." })
  id: string;

  @Field({ description: "Whether the viewer likes it; by a cookie where nobody is signed in." })
  liked: boolean;

  @Field({ description: "Whether the viewer has saved it." })
  saved: boolean;

  @Field(() => BlogPost, { description: "The post, with its counts now." })
  post: BlogPost;
}
