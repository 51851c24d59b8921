import type { PictureRole } from "../picture-role.rules.ts";
import { type Refusal, RefusedPicture } from "./refused-picture.ts";
import { type RenderedPicture, renderPicture } from "./render-picture.ts";

/** A picture to render. */
export interface RenderingRequest {
  readonly bytes: Uint8Array;
  readonly role: PictureRole;
}

/** That the process has started, the rendered picture, or why there is none. */
export type RenderingAnswer =
  | { readonly started: true }
  | { readonly picture: RenderedPicture }
  | { readonly refusal: Refusal }
  | { readonly problem: string };

process.on("message", ({ bytes, role }: RenderingRequest) => {
  renderPicture(bytes, role).then(
    (picture) => answer({ picture }),
    (error: unknown) =>
      answer(error instanceof RefusedPicture ? { refusal: error.refusal } : { problem: String(error) }),
  );
});
// The server has ended.
process.on("disconnect", () => process.exit());

answer({ started: true });

function answer(message: RenderingAnswer): void {
  process.send?.(message);
}
