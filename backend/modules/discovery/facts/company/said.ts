import { runsOf } from "../../text/scopes.ts";

/** Words that make a statement about something else than what is: a wish, a plan, a possibility. */
const OPEN =
  /\b(?:could|would|might|may|if|imagine|will|plan(?:s|ned|ning)?|aim(?:s|ing)?|hop(?:e|es|ing)|want(?:s|ing)?|seek(?:s|ing)?|pursu(?:e|es|ing)|pending|working\s+to(?:wards?)?|soon|expect(?:s|ed|ing)?|goals?|in\s+the\s+process|about\s+to|on\s+track|prepar(?:e|es|ing)|like\s+to|looking\s+(?:to|for)|until)\b/i;

/** A range of a sentence. */
type Range = readonly [start: number, end: number];
/** Whether what stands in a range of a sentence is plainly stated. */
export type Said = (range: Range) => boolean;

/** Returns what a sentence plainly states: nothing denied, planned, possible, or asked. */
export function saidIn(sentence: string): Said {
  const runs = runsOf(sentence);
  return ([start, end]) =>
    !sentence.endsWith("?") &&
    !OPEN.test(sentence.slice(0, end)) &&
    runs.every((run) => run.polarity === "yes" || run.end <= start || run.start >= end);
}
