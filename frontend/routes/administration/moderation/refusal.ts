import { type CommonReason, REASONS_TO_HIDE, REASONS_TO_SEND_BACK } from "./common-reasons.ts";

/** What a decision against something is called. */
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

/** What is posted goes back to its owner, everything else is hidden. */
export const refusalOf = (ids: readonly string[]): Refusal =>
  ids.every((id) => /^(opportunity|collaboration):/.test(id)) ? SEND_BACK : HIDE;
