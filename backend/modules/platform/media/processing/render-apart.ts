import { extname } from "node:path";
import { apartRunner } from "../../../../shared/apart/run-apart.ts";
import type { PictureRole } from "../picture-role.rules.ts";
import { isDrawing } from "./one-format.ts";
import type { RenderingRequest } from "./picture-process.ts";
import { type Refusal, RefusedPicture } from "./refused-picture.ts";
import type { RenderedPicture } from "./render-picture.ts";

/** How long the process may take for a picture, in milliseconds: many times what most take. */
const PATIENCE = { drawing: 8_000, photo: 15_000 };

const pictures = apartRunner<RenderingRequest, RenderedPicture, Refusal>({
  program: new URL(`./picture-process${extname(import.meta.filename)}`, import.meta.url),
  patience: ({ bytes }) => PATIENCE[isDrawing(bytes) ? "drawing" : "photo"],
  refused: (refusal) => new RefusedPicture(refusal),
  slow: () => new RefusedPicture("slow"),
  crashed: () => new RefusedPicture("damaged"),
  crowded: "Many pictures are being read at the moment. Try again shortly.",
});

/** @throws UnavailableError if there is no room for another picture. */
export const assertRoomForPicture = pictures.assertRoom;

/**
 * Renders a picture in a process of its own.
 * @throws RefusedPicture; UnavailableError while too many wait.
 */
export const renderApart = (bytes: Uint8Array, role: PictureRole): Promise<RenderedPicture> =>
  pictures.run({ bytes, role });
