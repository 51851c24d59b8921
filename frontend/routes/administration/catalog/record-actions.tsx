import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { formOf } from "../../../../backend/modules/administration/catalog-editor/forms/forms.rules.ts";
import { Button, ButtonLink } from "../../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import type { CatalogRow_RecordFragment } from "./catalog.generated.ts";
import { useRecordActions } from "./use-record-actions.ts";

const Actions = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", justifyContent: "end", gap: "1.5" },
});

/** The actions on a record in its row. */
export function RecordActions({ record }: { record: CatalogRow_RecordFragment }) {
  const { kind, label, page, state } = record;
  const [asking, setAsking] = useState(false);
  const { busy: off, remove, publish, withdraw } = useRecordActions(record);
  const named = <VisuallyHidden> {label}</VisuallyHidden>;
  if (asking)
    return (
      <Actions role="group" aria-label={`Remove ${label}?`}>
        <Button
          variant="primary"
          disabled={off}
          onClick={async () => {
            setAsking(false);
            await remove();
          }}
        >
          Yes, remove
        </Button>
        <Button onClick={() => setAsking(false)}>Keep</Button>
      </Actions>
    );
  return (
    <Actions>
      {page && (kind !== "SOLUTIONS" || state === "published") && (
        <ButtonLink to={page}>View{named}</ButtonLink>
      )}
      {kind === "VENDORS" && <ButtonLink to={`${page}/solutions/new`}>Add solution{named}</ButtonLink>}
      {kind === "VENDORS" && <ButtonLink to={`${page}/verification`}>Verification{named}</ButtonLink>}
      {kind === "SOLUTIONS" && state === "published" && (
        <Button disabled={off} onClick={withdraw}>
          Withdraw{named}
        </Button>
      )}
      {kind === "SOLUTIONS" && state !== "published" && (
        <Button disabled={off} onClick={publish}>
          Publish{named}
        </Button>
      )}
      {(kind === "VENDORS" || formOf(kind.toLowerCase())) && (
        <Button color="danger" disabled={off} onClick={() => setAsking(true)}>
          Remove{named}
        </Button>
      )}
    </Actions>
  );
}
