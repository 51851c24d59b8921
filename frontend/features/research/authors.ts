/** The authors as a card shows them: up to three names, otherwise the first and the number of others. */
export function authorsText(authors: readonly string[]): string {
  const [first = ""] = authors;
  return authors.length <= 3 ? authors.join(", ") : `${first} and ${authors.length - 1} others`;
}
