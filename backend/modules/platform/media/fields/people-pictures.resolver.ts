import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../../shared/context.ts";
import { Reads } from "../../../../shared/rows/reads.ts";
import { User } from "../../../account/identity/user.entity.ts";
import { Person } from "../../../account/profiles/privacy/person.ts";
import { BlogPost } from "../../../community/blog/posts/blog-post.entity.ts";
import { loadPicture } from "../picture.loader.ts";
import { Picture, toPicture } from "../picture.ts";

async function pictureOf(
  { em, publicUrl }: Context,
  kind: "user" | "post",
  id: string | number,
): Promise<Picture | null> {
  const stored = await loadPicture(em, kind, Number(id));
  return stored ? toPicture(publicUrl, stored) : null;
}

const UPLOADED = "The picture that the person uploaded, which goes before `avatar`; null for none.";

@Resolver(() => Person)
export class PersonPictureResolver {
  @FieldResolver(() => Picture, { nullable: true, description: UPLOADED })
  picture(@Ctx() context: Context, @Root() { id }: Person): Promise<Picture | null> {
    return pictureOf(context, "user", id);
  }
}

@Resolver(() => User)
export class AccountPictureResolver {
  @Reads([])
  @FieldResolver(() => Picture, { nullable: true, description: UPLOADED })
  picture(@Ctx() context: Context, @Root() { id }: User): Promise<Picture | null> {
    return pictureOf(context, "user", id);
  }
}

@Resolver(() => BlogPost)
export class PostCoverResolver {
  @Reads([])
  @FieldResolver(() => Picture, {
    nullable: true,
    description: "The uploaded cover, which goes before `featuredImage`; null for none.",
  })
  cover(@Ctx() context: Context, @Root() { id }: BlogPost): Promise<Picture | null> {
    return pictureOf(context, "post", id);
  }
}
