/**
 * Folds upper and lower case as the database does: character by character, so that `İ` becomes `i` and a last `Σ` is no
 * exception. Two texts that are equal in a `citext` column have equal folds.
 */
export function caseFold(text: string): string {
  return Array.from(text, (character) => {
    const [first = ""] = character.toLowerCase();
    return first;
  }).join("");
}
