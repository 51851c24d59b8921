import { chakra } from "@chakra-ui/react";
import { formatCount, formatShortDate } from "../../../ui/display/format.ts";
import type { QueuedItem } from "./queued-item.ts";

const Line = chakra("p", { base: { mt: "0.5", color: "fg.muted", fontSize: "sm" } });
const Bad = chakra("span", { base: { color: "warning", fontWeight: "medium" } });

/** An author's record: since when they are a member, and the moderation results of their content. */
export function AuthorRecord({ author }: { author: QueuedItem["author"] }) {
  if (!author) return <Line>No account</Line>;
  const { since, published, hidden, reported } = author;
  const bad = [
    hidden > 0 && `${formatCount(hidden)} hidden`,
    reported > 0 && `${formatCount(reported)} reported`,
  ].filter(Boolean);
  return (
    <Line>
      Member since {formatShortDate(since)}, {formatCount(published)} published
      {bad.length > 0 && (
        <>
          , <Bad>{bad.join(", ")}</Bad>
        </>
      )}
    </Line>
  );
}
