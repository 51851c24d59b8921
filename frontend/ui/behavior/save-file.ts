/** Offers text to the user as a file download. */
export function saveFile(name: string, mediaType: string, content: string): void {
  saveBlob(name, new Blob([content], { type: mediaType }));
}

/** Offers a file to the user as a download. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
