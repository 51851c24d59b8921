import { STATUS_CODES } from "node:http";
import { expect } from "vitest";

/**
 * Returns the body of a REST error without what RFC 9457 adds, which has to agree with it.
 * @param sent the status that it was sent with.
 */
export function ownFieldsOf(problem: Record<string, unknown>, sent: number): Record<string, unknown> {
  const { type, title, status, detail, ...own } = problem;
  expect([type, title, status, detail]).toEqual(["about:blank", STATUS_CODES[sent], sent, own.message]);
  return own;
}
