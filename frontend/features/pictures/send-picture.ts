import {
  MAX_PICTURE_BYTES,
  type PictureRole,
} from "../../../backend/modules/platform/media/picture-role.rules.ts";
import { sendFile } from "../../ui/behavior/send-file.ts";

/** The record that a picture is added to, and what it is there. */
export type PicturePlace = {
  kind: "vendor" | "solution" | "user" | "post";
  id: string;
  role: PictureRole;
};

/**
 * Uploads a picture. Returns why it was refused, if it was.
 * @param onProgress is told the sent share, from 0 to 1.
 */
export function sendPicture(
  place: PicturePlace,
  file: File,
  onProgress: (share: number) => void,
): Promise<string | undefined> {
  if (file.size > MAX_PICTURE_BYTES)
    return Promise.resolve("A picture can be up to 10 MB. Choose a smaller one.");
  const unsent = "The picture couldn't be sent. Check your connection and try again.";
  return sendFile(`/uploads/media?${new URLSearchParams(place)}`, file, unsent, onProgress);
}
