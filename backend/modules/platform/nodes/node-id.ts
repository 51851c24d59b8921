import { parseId } from "../../../shared/schema/ids.ts";

/** The record that a global id identifies. */
export interface NodeId {
  readonly type: string;
  readonly id: number;
}

/** Returns the global id of a record; clients should treat it as opaque. */
export function encodeNodeId({ type, id }: NodeId): string {
  return Buffer.from(`${type}:${id}`).toString("base64url");
}

/** Decodes a global id; undefined if it is invalid or not in canonical form. */
export function decodeNodeId(text: string): NodeId | undefined {
  const [type = "", number = ""] = Buffer.from(text, "base64url").toString().split(":");
  const id = parseId(number);
  if (id === undefined || encodeNodeId({ type, id }) !== text) return undefined;
  return { type, id };
}
