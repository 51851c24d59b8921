import { isAbsent } from "../reading/external-key.ts";
import { type Foreign, valueAt } from "./value-at.ts";

/** A condition under which a row is left out; it has one test. */
export interface LeaveOut {
  /** The foreign field. */
  readonly from: string;
  /** One of these values, ignoring case. */
  readonly is?: string | readonly string[];
  /** None of these values, ignoring case. */
  readonly isNot?: string | readonly string[];
  /** A text within the value, ignoring case. */
  readonly contains?: string;
  /** Whether it is empty. */
  readonly empty?: boolean;
}

/** The tests of a condition, of which it has one. */
export const LEAVE_OUT_TESTS = ["is", "isNot", "contains", "empty"] as const;

/** Whether one of the conditions leaves a record out. */
export function isLeftOut(conditions: readonly LeaveOut[] | undefined, record: Foreign): boolean {
  return (conditions ?? []).some((condition) => meets(condition, record));
}

const plain = (value: unknown) => String(value).trim().toLowerCase();

function meets(condition: LeaveOut, record: Foreign): boolean {
  const values = [valueAt(record, condition.from)]
    .flat()
    .filter((value) => !isAbsent(value))
    .map(plain);
  if (condition.empty !== undefined) return (values.length === 0) === condition.empty;
  if (condition.contains !== undefined) {
    const part = plain(condition.contains);
    return values.some((value) => value.includes(part));
  }
  const named = new Set([condition.is ?? condition.isNot ?? []].flat().map(plain));
  const isNamed = values.some((value) => named.has(value));
  return condition.is === undefined ? !isNamed : isNamed;
}
