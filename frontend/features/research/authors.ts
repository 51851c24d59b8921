/** The authors as a card names them: all of three, else the first and how many more. */
export function authorsText(authors: readonly string[]): string {
  const [first = ""] = authors;
  return authors.length <= 3 ? authors.join(", ") : `${first} and ${authors.length - 1} others`;
}
