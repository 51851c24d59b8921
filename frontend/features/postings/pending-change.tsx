import { chakra } from "@chakra-ui/react";
import { formatEnd } from "../record/end-fact.tsx";
import type { PostingState_PostingFragment } from "./posting-bar.generated.ts";
import { LABELS } from "./posting-values.ts";

const List = chakra("dl", { base: { display: "grid", gap: "2", maxWidth: "prose", whiteSpace: "pre-line" } });
const Term = chakra("dt", { base: { color: "fg.muted", fontSize: "sm", fontWeight: "medium" } });

type Pending = NonNullable<PostingState_PostingFragment["pending"]>;

function wordsOf(pending: Pending, field: keyof typeof LABELS): string {
  if (field === "sportIds") return pending.sports?.join(", ") ?? "";
  if (field === "dueDate") return pending.dueDate ? formatEnd(pending.dueDate) : "";
  if (field === "levels") return (pending.levels ?? []).join(", ").toLowerCase();
  const value = pending[field];
  return Array.isArray(value) ? value.join("\n") : String(value ?? "");
}

/** The owner's pending changes, field by field, and the status of their review. */
export function PendingChange({
  posting,
  pending,
}: {
  posting: PostingState_PostingFragment;
  pending: Pending;
}) {
  const changed = new Set(pending.changed.map((name) => (name === "sports" ? "sportIds" : name)));
  const fields = (Object.keys(LABELS) as (keyof typeof LABELS)[]).filter((field) => changed.has(field));
  return (
    <>
      <p>
        {posting.returnReason
          ? "An administrator sent back your changes. What was public before stays public."
          : "Your changes are being reviewed. Until they're published, everyone else sees the version before."}
      </p>
      <details>
        <summary>See your changes</summary>
        <List>
          {fields.map((field) => (
            <div key={field}>
              <Term>{LABELS[field]}</Term>
              <chakra.dd>{wordsOf(pending, field) || "None"}</chakra.dd>
            </div>
          ))}
        </List>
      </details>
    </>
  );
}
