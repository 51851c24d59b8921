import { chakra } from "@chakra-ui/react";
import { formatMoment } from "../../../ui/display/format.ts";
import type { QueuedItem } from "./queued-item.ts";
import { refusalOf } from "./refusal.ts";

const Part = chakra("p", { base: { mt: "2", maxWidth: "prose", whiteSpace: "pre-line" } });
const Label = chakra("span", { base: { color: "fg.muted", fontSize: "sm", fontWeight: "medium" } });
const Reason = chakra("p", { base: { mt: "2", maxWidth: "prose", color: "warning", fontSize: "sm" } });
const Line = chakra("p", { base: { mt: "2", maxWidth: "prose", color: "fg.muted", fontSize: "sm" } });

/** Formats a decision as "Hidden by Ada Admin, Mar 4, 2025, 9:41 AM UTC: Spam". */
function decisionLine(
  id: string,
  { status, by, at, reason, reports }: NonNullable<QueuedItem["decision"]>,
): string {
  const outcome = status === "PUBLISHED" ? "Published" : refusalOf([id]).done;
  const settled = reports > 0 ? `, with ${reports} ${reports === 1 ? "report" : "reports"}` : "";
  return `${outcome} by ${by ?? "an administrator"}, ${formatMoment(at)}${settled}${reason ? `: ${reason}` : ""}`;
}

/** Returns the distinct reasons with their counts. */
const countedOf = (reasons: readonly string[]) =>
  [...new Set(reasons)].map(
    (reason) => [reason, reasons.filter((other) => other === reason).length] as const,
  );

/** The entry's content, the reporters' reasons, and the decision in force. */
export function EntryText({
  item: { id, parts, reportReasons, decision, waitingHours },
}: {
  item: QueuedItem;
}) {
  return (
    <>
      {parts.map(({ label, text }) => (
        <Part key={`${label} ${text}`}>
          {label && <Label>{label}: </Label>}
          {text}
        </Part>
      ))}
      {reportReasons.length > 1 && <Reason>{reportReasons.length} reports</Reason>}
      {countedOf(reportReasons).map(([reason, times]) => (
        <Reason key={reason}>
          Reported: {reason}
          {times > 1 && ` (${times} times)`}
        </Reason>
      ))}
      {decision && (
        <Line>
          {waitingHours !== null && "Previously: "}
          {decisionLine(id, decision)}
        </Line>
      )}
    </>
  );
}
