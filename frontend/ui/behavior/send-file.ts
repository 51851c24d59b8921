function problemIn(response: string, unsent: string): string {
  try {
    const { message } = JSON.parse(response) as { message?: unknown };
    return typeof message === "string" ? message : unsent;
  } catch {
    return unsent;
  }
}

/**
 * Uploads a file. Returns why it was refused, if it was. `fetch` can't tell how much of a body is sent.
 * @param unsent the message if the server can't be reached.
 * @param onProgress is told the sent share, from 0 to 1.
 */
export function sendFile(
  path: string,
  file: File,
  unsent: string,
  onProgress: (share: number) => void,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () =>
      resolve(request.status === 201 ? undefined : problemIn(request.responseText, unsent));
    request.onerror = () => resolve(unsent);
    request.open("POST", path);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.send(file);
  });
}
