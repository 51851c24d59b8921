import {
  MAX_PICTURE_BYTES,
  type PictureRole,
} from "../../../backend/modules/platform/media/picture-role.rules.ts";

/** The record that a picture is added to, and what it is there. */
export type PicturePlace = {
  kind: "vendor" | "solution" | "user" | "post";
  id: string;
  role: PictureRole;
};

const UNSENT = "The picture couldn't be sent. Check your connection and try again.";

function problemIn(response: string): string {
  try {
    const { message } = JSON.parse(response) as { message?: unknown };
    return typeof message === "string" ? message : UNSENT;
  } catch {
    return UNSENT;
  }
}

/**
 * Uploads a picture. Returns why it was refused, if it was. `fetch` can't tell how much of a body is sent.
 * @param onProgress is told the sent share, from 0 to 1.
 */
export function sendPicture(
  place: PicturePlace,
  file: File,
  onProgress: (share: number) => void,
): Promise<string | undefined> {
  if (file.size > MAX_PICTURE_BYTES)
    return Promise.resolve("A picture can be up to 10 MB. Choose a smaller one.");
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => resolve(request.status === 201 ? undefined : problemIn(request.responseText));
    request.onerror = () => resolve(UNSENT);
    request.open("POST", `/uploads/media?${new URLSearchParams(place)}`);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.send(file);
  });
}
