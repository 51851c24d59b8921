import { chakra } from "@chakra-ui/react";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { Checkbox } from "../../../ui/controls/checkbox.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { AuthorRecord } from "./author-record.tsx";
import { ClaimDecision } from "./claim-decision.tsx";
import { EntryActions } from "./entry-actions.tsx";
import { EntryText } from "./entry-text.tsx";
import type { QueuedItem } from "./queued-item.ts";
import { refusalOf } from "./refusal.ts";
import { type Deciding, entryId } from "./use-decided.ts";

const Row = chakra("li", {
  base: {
    py: "5",
    borderTopWidth: "1px",
    borderColor: "line",
    overflowWrap: "anywhere",
    // A selection shows a bar at the bottom; focused elements stay above it.
    "& *": { scrollMarginBottom: "28" },
  },
});
const Facts = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "3", rowGap: "1.5", mb: "2" },
});
const Waits = chakra("span", { base: { color: "fg.muted", fontSize: "sm" } });
const Target = chakra("label", { base: { display: "inline-flex", p: "2", m: "-2", cursor: "pointer" } });

/** Formats the waiting time as "Waiting 3 days". */
function waitsFor(hours: number): string {
  if (hours < 1) return "Waiting less than an hour";
  const [count, unit] = hours < 48 ? [hours, "hour"] : [Math.floor(hours / 24), "day"];
  return `Waiting ${count} ${unit}${count === 1 ? "" : "s"}`;
}

type Props = {
  item: QueuedItem;
  chosen: boolean;
  /** Undefined if entries can't be selected. */
  onChoose: ((chosen: boolean) => void) | undefined;
  deciding: Deciding;
};

/** An entry of the queue with its decisions. */
export function QueueRow({ item, chosen, onChoose, deciding }: Props) {
  const { id, kindLabel, together, status, authorName, author, on, createdAt, waitingHours } = item;
  return (
    <Row id={entryId(id)} tabIndex={-1}>
      <Facts>
        {together && onChoose && (
          <Target>
            <Checkbox
              aria-label={`Select what ${authorName} wrote on ${on.title}`}
              checked={chosen}
              onChange={({ target }) => onChoose(target.checked)}
            />
          </Target>
        )}
        <Badge colorPalette="blue">{kindLabel}</Badge>
        {status === "HIDDEN" && (
          <Badge colorPalette="red">{together ? refusalOf([id]).done : "Declined"}</Badge>
        )}
        {waitingHours === null && status === "PUBLISHED" && (
          <Badge colorPalette="green">{together ? "Published" : "Granted"}</Badge>
        )}
        {waitingHours !== null && <Waits>{waitsFor(waitingHours)}</Waits>}
      </Facts>
      <p>
        <chakra.span fontWeight="semibold">{authorName}</chakra.span> on{" "}
        <TextLink to={on.path}>{on.title}</TextLink>, <DateFact at={createdAt} />
      </p>
      <AuthorRecord author={author} />
      <EntryText item={item} />
      {together ? (
        <EntryActions item={item} deciding={deciding} />
      ) : (
        waitingHours !== null && <ClaimDecision item={item} deciding={deciding} />
      )}
    </Row>
  );
}
