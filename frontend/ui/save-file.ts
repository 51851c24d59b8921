/** Offers a text to the user as a file download. */
export function saveFile(name: string, mediaType: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
