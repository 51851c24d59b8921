import { chakra } from "@chakra-ui/react";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import type { AuditEntry_EntryFragment } from "./audit-log.generated.ts";

const List = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "max-content minmax(0, 1fr)" },
    columnGap: "4",
    rowGap: "1",
    mt: "1.5",
    fontSize: "sm",
  },
});
const Name = chakra("dt", { base: { color: "fg.muted" } });
const Before = chakra("del", { base: { me: "2", color: "danger" } });
const After = chakra("ins", { base: { color: "positive", textDecoration: "none" } });

/** An audit entry's changes: each field's value before, struck out, and after. */
export function Changes({ changes }: Pick<AuditEntry_EntryFragment, "changes">) {
  if (changes.length === 0) return null;
  return (
    <List>
      {changes.map(({ field, before, after }) => (
        <chakra.div key={field} display="contents">
          <Name>{field}</Name>
          <dd>
            {before !== null && (
              <>
                <VisuallyHidden>Before: </VisuallyHidden>
                <Before>{before}</Before>
              </>
            )}
            {after !== null && (
              <>
                <VisuallyHidden>After: </VisuallyHidden>
                <After>{after}</After>
              </>
            )}
            {before === null && after === null && "Empty"}
          </dd>
        </chakra.div>
      ))}
    </List>
  );
}
