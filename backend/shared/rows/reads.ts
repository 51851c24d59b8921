import { Extensions } from "type-graphql";
import { fields, READS_EXTENSION, type Selection } from "./selection.ts";

/** Declares the inputs of a computed field: properties of its row, and fields of related rows. */
export const Reads = (names: readonly string[], related?: Record<string, Selection>): MethodDecorator =>
  Extensions({ [READS_EXTENSION]: fields(names, related) }) as MethodDecorator;
