import { chakra } from "@chakra-ui/react";
import { ArrowLeftRight, ArrowRight } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { ListRow, RowActions, RowNote } from "../../../ui/layout/list-row.tsx";
import { SynonymDialog } from "./synonym-dialog.tsx";
import type { Synonym_SynonymFragment } from "./synonyms.generated.ts";
import { useSynonymActions } from "./use-synonym-actions.ts";

const Terms = chakra("p", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", fontWeight: "medium" },
});

/** A synonym with its origin and its actions. */
export function SynonymRow({ synonym }: { synonym: Synonym_SynonymFragment }) {
  const { term, means, twoWay, status, origin, source } = synonym;
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const { busy: off, decide, remove } = useSynonymActions(synonym);
  const named = (
    <VisuallyHidden>
      {" "}
      {term} and {means}
    </VisuallyHidden>
  );
  const Arrow = twoWay ? ArrowLeftRight : ArrowRight;
  return (
    <ListRow>
      <div>
        <Terms>
          {term}
          <Arrow size={16} role="img" aria-label={twoWay ? "and" : "also finds"} />
          {means}
          {origin === "LEARNED" && <Badge colorPalette="purple">Learned</Badge>}
          {status === "PROPOSED" && <Badge colorPalette="yellow">Proposed</Badge>}
          {status === "REFUSED" && <Badge colorPalette="gray">Rejected</Badge>}
        </Terms>
        <RowNote>
          {twoWay ? "Both ways" : "One way"}
          {source && `. ${source}`}
        </RowNote>
      </div>
      {asking ? (
        <RowActions role="group" aria-label={`Remove ${term} and ${means}?`}>
          <Button variant="primary" disabled={off} onClick={remove}>
            Yes, remove
          </Button>
          <Button onClick={() => setAsking(false)}>Keep</Button>
        </RowActions>
      ) : (
        <RowActions>
          {origin === "LEARNED" && status !== "ACTIVE" && (
            <Button disabled={off} onClick={() => decide(true)}>
              Accept{named}
            </Button>
          )}
          {origin === "LEARNED" && status !== "REFUSED" && (
            <Button disabled={off} onClick={() => decide(false)}>
              Reject{named}
            </Button>
          )}
          <Button disabled={off} onClick={() => setEditing(true)}>
            Edit{named}
          </Button>
          {status !== "PROPOSED" && (
            <Button color="danger" disabled={off} onClick={() => setAsking(true)}>
              Remove{named}
            </Button>
          )}
        </RowActions>
      )}
      {editing && <SynonymDialog synonym={synonym} onClose={() => setEditing(false)} />}
    </ListRow>
  );
}
