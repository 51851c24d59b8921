import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../../shared/context.ts";
import { Reads } from "../../../../shared/rows/reads.ts";
import type { Row } from "../../../../shared/rows/row.ts";
import { fields } from "../../../../shared/rows/selection.ts";
import { Solution } from "../../../catalog/solutions/solution.entity.ts";
import { Vendor } from "../../../catalog/vendors/vendor.entity.ts";
import { Picture, type StoredPicture, toPicture } from "../picture.ts";

const picture = ({ publicUrl }: Context, stored: StoredPicture | null | undefined): Picture | null =>
  stored ? toPicture(publicUrl, stored) : null;

const pictures = ({ publicUrl }: Context, stored: readonly StoredPicture[] = []): Picture[] =>
  stored.map((one) => toPicture(publicUrl, one));

@Resolver(() => Vendor)
export class VendorPicturesResolver {
  @Reads(["logoPicture"])
  @FieldResolver(() => Picture, { nullable: true, description: "Its logo; null if it has uploaded none." })
  logo(@Ctx() context: Context, @Root() { logoPicture }: Row<Vendor>): Picture | null {
    return picture(context, logoPicture);
  }

  @Reads(["screenshotPictures"])
  @FieldResolver(() => [Picture], { description: "Pictures of what it makes, in its order, at most ten." })
  screenshots(@Ctx() context: Context, @Root() { screenshotPictures }: Row<Vendor>): Picture[] {
    return pictures(context, screenshotPictures);
  }
}

@Resolver(() => Solution)
export class SolutionPicturesResolver {
  @Reads(["logoPicture"], { vendor: fields(["logoPicture"]) })
  @FieldResolver(() => Picture, {
    nullable: true,
    description: "Its logo, or else its vendor's; null if neither has uploaded one.",
  })
  logo(@Ctx() context: Context, @Root() { logoPicture, vendor }: Row<Solution>): Picture | null {
    return picture(context, logoPicture ?? vendor?.logoPicture);
  }

  @Reads(["logoPicture"])
  @FieldResolver(() => Picture, {
    nullable: true,
    description: "Its own logo; null if it has uploaded none.",
  })
  ownLogo(@Ctx() context: Context, @Root() { logoPicture }: Row<Solution>): Picture | null {
    return picture(context, logoPicture);
  }

  @Reads(["screenshotPictures"])
  @FieldResolver(() => [Picture], { description: "Pictures of it, in its vendor's order, at most ten." })
  screenshots(@Ctx() context: Context, @Root() { screenshotPictures }: Row<Solution>): Picture[] {
    return pictures(context, screenshotPictures);
  }
}
