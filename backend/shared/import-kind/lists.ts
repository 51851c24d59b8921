import { array, string } from "yup";
import { oneOfWords } from "./fields.ts";

/** A list of texts as files hold it: an array, a JSON array, or texts between `|` or `;`. */
export function listOf({ maxItems, maxLength = 80 }: { maxItems: number; maxLength?: number }) {
  return array(
    string()
      .typeError("holds what is no text")
      .required()
      .max(maxLength, `holds a text of over ${maxLength} characters`),
  )
    .transform((_value, original: unknown) => asList(original))
    .typeError("must be a list of texts")
    .max(maxItems, `holds more than ${maxItems} texts`)
    .default([]);
}

/** A list of some of these words, each once. */
export function listOfWords(words: readonly string[]) {
  return listOf({ maxItems: words.length }).of(oneOfWords(words).required());
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
