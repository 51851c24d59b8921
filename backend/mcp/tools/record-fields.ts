import { z } from "zod";
import { Levels } from "../../modules/catalog/taxonomy/level.ts";
import { keyOfAddress, RECORD_KINDS, type RecordKey } from "../records.ts";
import { quoted } from "../tool.ts";
import { ToolError } from "../tool-error.ts";

/** The id of a record of a known kind, or the address of its page. */
export const idOrAddress = (noun: string) =>
  z.string().min(1).max(500).describe(`The id of the ${noun}, or the address of its page.`);

const ID = /^[1-9]\d{0,9}$/;

/** The id of a record among those of its kind. */
export const recordId = z.string().regex(ID);

/** A level of sport. */
export const level = z.enum(Object.keys(Levels) as [keyof typeof Levels, ...(keyof typeof Levels)[]]);

/** A kind of public record. */
export const recordKind = z.enum(RECORD_KINDS as [RecordKey["kind"], ...RecordKey["kind"][]]);

/**
 * Returns the key of a record.
 * @throws ToolError if the text is neither an id nor the address of a record of this kind.
 */
export function keyOf(kind: RecordKey["kind"], text: string, publicUrl: string): RecordKey {
  if (ID.test(text)) return { kind, id: text };
  const key = keyOfAddress(text, publicUrl);
  if (key?.kind === kind) return key;
  throw new ToolError(
    `${quoted(text)} is neither an id nor the address of a ${kind.toLowerCase()}. search_catalog returns both.`,
  );
}
