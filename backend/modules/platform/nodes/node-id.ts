import { parseId } from "../../../shared/fields/ids.ts";

/** What a global id names. */
export interface NodeId {
  readonly type: string;
  readonly id: number;
}

/** The id of a record among those of all types; clients should not look inside. */
export function encodeNodeId({ type, id }: NodeId): string {
  return Buffer.from(`${type}:${id}`).toString("base64url");
}

/** What a global id names; undefined if it is none, or not written as we write it. */
export function decodeNodeId(text: string): NodeId | undefined {
  const [type = "", number = ""] = Buffer.from(text, "base64url").toString().split(":");
  const id = parseId(number);
  if (id === undefined || encodeNodeId({ type, id }) !== text) return undefined;
  return { type, id };
}
