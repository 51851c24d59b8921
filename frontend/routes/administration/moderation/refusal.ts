import { type CommonReason, REASONS_TO_HIDE, REASONS_TO_SEND_BACK } from "./common-reasons.ts";

/** The labels of a decision against an entry. */
export interface Refusal {
  readonly action: "Hide" | "Send back";
  readonly busy: string;
  readonly done: "Hidden" | "Sent back";
  readonly reasons: readonly CommonReason[];
}

const HIDE: Refusal = { action: "Hide", busy: "Hiding...", done: "Hidden", reasons: REASONS_TO_HIDE };
const SEND_BACK: Refusal = {
  action: "Send back",
  busy: "Sending back...",
  done: "Sent back",
  reasons: REASONS_TO_SEND_BACK,
};

/** Returns the labels for refusing entries: postings and new vendors are sent back to their owners, others are hidden. */
export const refusalOf = (ids: readonly string[]): Refusal =>
  ids.every((id) => /^(opportunity|collaboration|vendor_listing):/.test(id)) ? SEND_BACK : HIDE;
