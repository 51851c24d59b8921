import { array, string } from "yup";
import { asOneLine } from "../text.rules.ts";
import { oneOfWords } from "./fields.ts";

/** A list of strings in a file: an array, a JSON array, or strings separated by `|` or `;`. */
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

/** A list of distinct values from these words. */
export function listOfWords(words: readonly string[]) {
  return listOf({ maxItems: words.length }).of(oneOfWords(words).required());
}

function asList(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value
      .map((item) => (typeof item === "string" ? asOneLine(item) : item))
      .filter((item) => item !== "");
  }
  if (typeof value !== "string") return value ?? [];
  const text = value.trim();
  return listInJson(text) ?? asList(text.split(/[|;]/));
}

/** Undefined if the text starts with a bracket but isn't a JSON array. */
function listInJson(text: string): unknown {
  if (!text.startsWith("[")) return undefined;
  try {
    return asList(JSON.parse(text));
  } catch {
    return undefined;
  }
}
