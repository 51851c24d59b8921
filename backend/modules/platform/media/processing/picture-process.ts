import { answerRequests } from "../../../../shared/apart/answer-requests.ts";
import type { PictureRole } from "../picture-role.rules.ts";
import { type Refusal, RefusedPicture } from "./refused-picture.ts";
import { type RenderedPicture, renderPicture } from "./render-picture.ts";

/** A picture to render. */
export interface RenderingRequest {
  readonly bytes: Uint8Array;
  readonly role: PictureRole;
}

answerRequests<RenderingRequest, RenderedPicture, Refusal>(
  ({ bytes, role }) => renderPicture(bytes, role),
  (error) => (error instanceof RefusedPicture ? error.refusal : undefined),
);
