import { STATUS_CODES } from "node:http";
import { expect } from "vitest";

/** Returns the body of a REST error without what RFC 9457 adds, which has to agree with it. */
export function ownFieldsOf(problem: Record<string, unknown>): Record<string, unknown> {
  const { type, title, status, detail, ...own } = problem;
  expect([type, title, detail]).toEqual(["about:blank", STATUS_CODES[Number(status)], own.message]);
  return own;
}
