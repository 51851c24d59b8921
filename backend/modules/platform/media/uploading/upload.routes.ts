import { type Request, Router } from "express";
import { sessionOf } from "../../../../shared/actor.ts";
import { InvalidInputError, NotFoundError } from "../../../../shared/errors.ts";
import { assertAnnounced, type BodyLimit, receivedBody } from "../../../../shared/received-body.ts";
import type { ContextOf } from "../../../../shared/request-context.ts";
import type { MediaOwner } from "../media-owner.ts";
import { MEDIA_OWNERS } from "../owners.ts";
import { MAX_PICTURE_BYTES, PICTURE_ROLES } from "../picture-role.rules.ts";
import { assertRoomForPicture } from "../processing/render-apart.ts";
import { addPicture, assertMayAdd, type PicturePlace } from "./add-picture.ts";

const LIMIT: BodyLimit = {
  bytes: MAX_PICTURE_BYTES,
  message: "A picture can be up to 10 MB. Choose a smaller one.",
};

/**
 * POST /uploads/media?kind=vendor&id=1&role=logo: adds the picture in the body to a record and responds with
 * it. Cross-site requests are rejected before they get here.
 */
export function pictureUploads(contextOf: ContextOf): Router {
  const router = Router();
  router.post("/uploads/media", async (request, response) => {
    response.set("Cache-Control", "private, no-store");
    const context = await contextOf(request, response);
    sessionOf(context);
    const place = placeOf(request);
    assertAnnounced(request, LIMIT);
    assertRoomForPicture();
    await assertMayAdd(context, place);
    const picture = await addPicture(context, place, await receivedBody(request, LIMIT));
    response.status(201).json(picture);
  });
  return router;
}

function placeOf({ query }: Request): PicturePlace {
  const { kind, id, role } = query;
  const owner = Object.values<MediaOwner>(MEDIA_OWNERS).find((known) => known.kind === kind);
  const known = owner?.roles.find((name) => name === role);
  if (!owner || !known || !(known in PICTURE_ROLES))
    throw new InvalidInputError("Say what the picture is of: its kind, id and role.");
  if (typeof id !== "string") throw new NotFoundError("This record doesn't exist.");
  return { owner, id, role: known };
}
