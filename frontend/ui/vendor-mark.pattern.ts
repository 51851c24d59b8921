// Each is dark enough for white letters (4.5:1 at least, checked by a test).
/** The grounds that marks are drawn on. */
export const markColors = [
  "#0b6b43",
  "#25469b",
  "#8a3a10",
  "#0f5e73",
  "#5f2a86",
  "#556214",
  "#8c2347",
  "#3f4a56",
] as const;

const angles = [0, 20, 45, 70, 90, 110, 135, 160] as const;

/** FNV-1a: small, even, and the same everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = "?", second] = words;
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first].slice(0, 2);
  const [head = "", ...rest] = letters;
  return head.toUpperCase() + (second ? rest.join("").toUpperCase() : rest.join("").toLowerCase());
}

/** What a name looks like: the same for the same name, always. */
export function markOf(name: string) {
  const seed = hash(name);
  return {
    initials: initialsOf(name),
    color: markColors[seed % markColors.length] ?? markColors[0],
    angle: angles[(seed >>> 8) % angles.length] ?? 0,
    gap: 5 + ((seed >>> 16) % 3),
  };
}
