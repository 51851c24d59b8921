/** What a drill saw; a row of the table. */
export interface Outcome {
  /** Writes that were answered with success, and how many of them are not in the database. */
  readonly acknowledged: number;
  readonly lost: number;
  /** Answers with status 503. */
  readonly refused: number;
  /** Answers with another 5xx. */
  readonly broken: number;
  /** The longest that a bystander waited for any answer, in milliseconds. */
  readonly worstWait: number;
  /** The longest from the end of a fault to the first good answer, in milliseconds. */
  readonly recovered?: number;
  readonly note?: string;
}

/** What a drill is told. */
export interface Plan {
  /** How often a process is killed. */
  readonly rounds: number;
  /** How long the mixed load lasts, in minutes. */
  readonly minutes: number;
}

const HEADS = ["drill", "acknowledged", "lost", "503", "other 5xx", "worst wait", "recovered", "note"];

/** The outcomes as a table in Markdown. */
export function tableOf(outcomes: ReadonlyMap<string, Outcome>): string {
  const rows = [...outcomes].map(([name, outcome]) => [
    name,
    ...[outcome.acknowledged, outcome.lost, outcome.refused, outcome.broken].map(String),
    `${Math.round(outcome.worstWait)} ms`,
    outcome.recovered === undefined ? "" : `${Math.round(outcome.recovered)} ms`,
    outcome.note ?? "",
  ]);
  const all = [HEADS, HEADS.map(() => "---"), ...rows];
  return `${all.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`;
}
