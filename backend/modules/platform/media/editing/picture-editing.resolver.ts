import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver } from "type-graphql";
import { SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { Done } from "../../../../shared/schema/done.ts";
import { Picture } from "../picture.ts";
import { editPicture, orderPictures, removePicture } from "./picture-editing.service.ts";

@InputType({ description: "The texts of a picture; those that are left out are kept." })
export class PictureInput {
  @Field(() => String, {
    nullable: true,
    description: "What it shows, for those who can't see it; at most 300 characters.",
  })
  alt?: string | null;

  @Field(() => String, { nullable: true, description: "The text below it; at most 300 characters." })
  caption?: string | null;
}

@Resolver()
export class PictureEditingResolver {
  @SignedIn()
  @Mutation(() => Picture, { description: "Changes a picture's texts, for those who may edit its record." })
  editPicture(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the picture." }) id: string,
    @Arg("input", () => PictureInput, { description: "Its new texts." }) input: PictureInput,
  ): Promise<Picture> {
    return editPicture(context, id, input);
  }

  @SignedIn()
  @Mutation(() => [Picture], { description: "Puts all screenshots of a record into another order." })
  orderPictures(
    @Ctx() context: Context,
    @Arg("ids", () => [ID], { description: "The ids of the pictures in their new order." }) ids: string[],
  ): Promise<Picture[]> {
    return orderPictures(context, ids);
  }

  @SignedIn()
  @Mutation(() => Done, { description: "Removes a picture, for those who may edit its record." })
  async removePicture(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the picture." }) id: string,
  ): Promise<Done> {
    await removePicture(context, id);
    return { message: "The picture is removed." };
  }
}
