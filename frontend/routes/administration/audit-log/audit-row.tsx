import { chakra } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { Badge } from "../../../ui/display/badge.tsx";
import { formatMoment } from "../../../ui/display/format.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { addressWith } from "./audit-address.ts";
import type { AuditEntry_EntryFragment } from "./audit-log.generated.ts";
import { Changes } from "./changes.tsx";

const Row = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "13rem minmax(0, 1fr)" },
    columnGap: "6",
    rowGap: "1",
    py: "3.5",
    borderTopWidth: "1px",
    borderColor: "line",
    overflowWrap: "anywhere",
    _last: { borderBottomWidth: "1px" },
  },
});
const Time = chakra("time", {
  base: { color: "fg.muted", fontSize: "sm", lineHeight: "tall", fontVariantNumeric: "tabular-nums" },
});
const Facts = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "3",
    rowGap: "1",
    mt: "1.5",
    color: "fg.muted",
    fontSize: "sm",
  },
});

/** An audit entry: when, who did what to what, what it changed, and from where. */
export function AuditRow({ entry }: { entry: AuditEntry_EntryFragment }) {
  const [search] = useSearchParams();
  const { description, label, occurredAt, actorUsername, subjectKind, subjectId, subjectPath } = entry;
  const subject = subjectId ? `${subjectKind}:${subjectId}` : subjectKind;
  const actor = actorUsername ?? entry.actorKind.toLowerCase();
  const isKnown = actorUsername !== null || entry.actorKind === "SYSTEM" || entry.actorKind === "VISITOR";
  return (
    <Row>
      <Time dateTime={occurredAt}>{formatMoment(occurredAt)}</Time>
      <div>
        <chakra.p fontWeight="medium">
          {subjectPath ? <TextLink to={subjectPath}>{description}</TextLink> : description}
        </chakra.p>
        <Changes changes={entry.changes} />
        <Facts>
          <Badge>{label}</Badge>
          {isKnown && (
            <TextLink to={addressWith(search, { actor })} aria-label={`Only events by ${actor}`}>
              {entry.actorKind === "TOKEN" ? `${actor}, by access token` : actor}
            </TextLink>
          )}
          <TextLink to={addressWith(search, { subject })} aria-label={`Only events on ${subject}`}>
            {subject}
          </TextLink>
          {entry.address && <span>from {entry.address}</span>}
        </Facts>
      </div>
    </Row>
  );
}
