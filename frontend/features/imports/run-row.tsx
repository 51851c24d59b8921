import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { shownSource } from "../../../backend/modules/administration/imports/screen/members-source.rules.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { Button, ButtonLink } from "../../ui/controls/button.tsx";
import { Badge } from "../../ui/display/badge.tsx";
import { formatCount, formatMoment } from "../../ui/display/format.ts";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { ListRow, RowActions, RowNote } from "../../ui/layout/list-row.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";
import { addressWith } from "./import-address.ts";
import {
  type ImportRun_RunFragment,
  useRemoveImportSourceMutation,
  useUndoImportMutation,
} from "./imports.generated.ts";
import { STATUS_WORDS } from "./run-words.ts";

/** An import with its results; it can be undone, alone or with all others of its source. */
export function RunRow({ run, isOfMember }: { run: ImportRun_RunFragment; isOfMember: boolean }) {
  const [search] = useSearchParams();
  const [asking, setAsking] = useState<"run" | "source">();
  const [undo, undoing] = useUndoImportMutation();
  const [remove, removing] = useRemoveImportSourceMutation({ refetchQueries: ["ImportRuns"] });
  const off = undoing.loading || removing.loading;
  const { id, fileName, source, kind, status, created, updated, createdAt, undoLeft } = run;
  const act = async () => {
    try {
      if (asking === "source") await remove({ variables: { source } });
      else await undo({ variables: { id } });
      toast({
        title: asking === "source" ? `“${source}” is being removed` : `“${fileName}” is being undone`,
      });
      setAsking(undefined);
    } catch (error) {
      notifyFailure(error);
    }
  };
  const what = asking === "source" ? `Remove everything from ${source}?` : `Undo the import of ${fileName}?`;
  return (
    <ListRow>
      <chakra.div minWidth="min(100%, 14rem)" flex="1">
        <chakra.p fontWeight="medium">
          {fileName}{" "}
          <Badge colorPalette={status === "WRITTEN" ? "green" : status === "FAILED" ? "yellow" : "gray"}>
            {STATUS_WORDS[status]}
          </Badge>
        </chakra.p>
        <RowNote>
          {kind} from “{isOfMember ? shownSource(source) : source}”,{" "}
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>. {formatCount(created)} created,{" "}
          {formatCount(updated)} updated
          {undoLeft ? `, ${formatCount(undoLeft)} not undone` : ""}.
        </RowNote>
      </chakra.div>
      {asking ? (
        <RowActions role="group" aria-label={what}>
          <chakra.span fontSize="sm" alignSelf="center">
            {what}
          </chakra.span>
          <Button variant="primary" disabled={off} onClick={act}>
            {asking === "source" ? "Yes, remove" : "Yes, undo"}
          </Button>
          <Button onClick={() => setAsking(undefined)}>Keep</Button>
        </RowActions>
      ) : (
        <RowActions>
          <ButtonLink to={addressWith(search, { run: id })}>
            Details<VisuallyHidden> of {fileName}</VisuallyHidden>
          </ButtonLink>
          {(status === "WRITTEN" || status === "UNDOING") && (
            <>
              <Button disabled={off} onClick={() => setAsking("run")}>
                {status === "UNDOING" ? "Try undoing again" : "Undo"}
                <VisuallyHidden> {fileName}</VisuallyHidden>
              </Button>
              {!isOfMember && (
                <Button color="danger" disabled={off} onClick={() => setAsking("source")}>
                  Remove source<VisuallyHidden> {source}</VisuallyHidden>
                </Button>
              )}
            </>
          )}
        </RowActions>
      )}
    </ListRow>
  );
}
