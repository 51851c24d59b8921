import { ObjectType } from "type-graphql";
import { Connection } from "../../../../shared/paging/connection.ts";
import { BlogComment } from "./blog-comment.entity.ts";

@ObjectType()
export class BlogCommentConnection extends Connection(BlogComment) {}
