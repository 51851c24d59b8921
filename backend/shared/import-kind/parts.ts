import { array, type ObjectShape, object } from "yup";

/** A list of objects, as an array or as JSON in a cell; undefined becomes empty. */
export function listOfParts<Shape extends ObjectShape>(shape: Shape, maxItems: number) {
  const notAnObject = "has an item that isn't an object";
  return array(object(shape).typeError(notAnObject).nonNullable(notAnObject))
    .transform((_value, original: unknown) => parsed(original))
    .typeError("must be a JSON array of objects")
    .max(maxItems, `has more than ${maxItems} items`)
    .default([]);
}

/** Returns invalid JSON unchanged, so that validation rejects it. */
function parsed(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
