import { array, string } from "yup";

/**
 * A list of texts as files hold it: an array, a JSON array, or texts between `|` or `;`.
 * @param limits the most texts, and how long each may be.
 */
export function listOf({ most, length = 80 }: { most: number; length?: number }) {
  return array(
    string()
      .typeError("holds what is no text")
      .required()
      .max(length, `holds a text of over ${length} characters`),
  )
    .transform((_value, original: unknown) => asList(original))
    .typeError("must be a list of texts")
    .max(most, `holds more than ${most} texts`)
    .default([]);
}

function asList(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => (typeof item === "string" ? item.trim() : item)).filter((item) => item !== "");
  }
  if (typeof value !== "string") return value ?? [];
  const text = value.trim();
  return listInJson(text) ?? asList(text.split(/[|;]/));
}

/** Undefined for a text that merely starts with a bracket. */
function listInJson(text: string): unknown {
  if (!text.startsWith("[")) return undefined;
  try {
    return asList(JSON.parse(text));
  } catch {
    return undefined;
  }
}
