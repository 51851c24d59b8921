import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { useClient } from "../../graphql/source.ts";
import { usePoll } from "../../graphql/use-poll.ts";
import { formatCount } from "../../ui/display/format.ts";
import { ProgressBar } from "../../ui/display/progress-bar.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { ImportRunReportDocument, useImportRunReportSuspenseQuery } from "./imports.generated.ts";
import { PreviewRows } from "./preview-rows.tsx";
import { ProblemList } from "./problem-list.tsx";
import { RunQuality } from "./run-quality.tsx";
import { isGoing, outcomeOf } from "./run-words.ts";
import { SuggestedValues } from "./suggestions/suggested-values.tsx";

const Counts = chakra("dl", {
  base: { display: "grid", gap: "3", gridTemplateColumns: "repeat(auto-fit, minmax(7rem, 1fr))", mb: "5" },
});
const Name = chakra("dt", { base: { color: "fg.muted", fontSize: "sm" } });
const Value = chakra("dd", { base: { fontSize: "xl", fontWeight: "semibold" } });
const Note = chakra("p", { base: { mb: "3", fontSize: "sm", color: "fg.muted", overflowWrap: "anywhere" } });

function Poll({ id }: { id: string }) {
  usePoll(ImportRunReportDocument, { id }, 1);
  return null;
}

/**
 * A run with its progress, its changes or a preview of them, and its problems.
 * @param isEditable whether the records that it wrote can be edited together, which administrators may.
 */
export function RunReport({ id, isEditable }: { id: string; isEditable: boolean }) {
  const report = useImportRunReportSuspenseQuery({ variables: { id } }).data.importRun;
  const { run, failure, notes, preview, left } = report;
  const going = isGoing(run.status);
  const client = useClient();
  const wasGoing = useRef(going);
  useEffect(() => {
    if (wasGoing.current && !going && !run.dryRun) void client.refetchQueries({ include: ["ImportRuns"] });
    wasGoing.current = going;
  }, [going, run.dryRun, client]);
  const counts = [
    ["Rows", run.rows],
    [run.dryRun ? "Would be created" : "Created", run.created],
    [run.dryRun ? "Would be updated" : "Updated", run.updated],
    ["Unchanged", run.unchanged],
    ["Left alone", run.leftAlone],
    ["Rejected", run.refused],
  ] as const;
  return (
    <Panel title={`${run.dryRun ? "Preview" : "Import"} of ${run.fileName}`}>
      <chakra.p mb="4" fontWeight="medium" role="status">
        {outcomeOf(run)}
      </chakra.p>
      {going && <Poll id={id} />}
      {going && <ProgressBar mb="4" aria-label="Progress" max={100} value={run.percent} />}
      {failure && (
        <chakra.p mb="4" color="danger" overflowWrap="anywhere">
          {failure}
        </chakra.p>
      )}
      {!going && !failure && (
        <Counts>
          {counts.map(([name, count]) => (
            <div key={name}>
              <Name>{name}</Name>
              <Value>{formatCount(count)}</Value>
            </div>
          ))}
        </Counts>
      )}
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      {left.length > 0 && (
        <Note>Not undone because they've been changed or used since: {left.join(", ")}.</Note>
      )}
      <ProblemList title="Bad rows" of={run.fileName} count={report.errorCount} problems={report.errors} />
      <ProblemList
        title="Left out"
        of={run.fileName}
        count={report.warningCount}
        problems={report.warnings}
      />
      {run.status === "WRITTEN" && !run.dryRun && (
        <>
          <RunQuality id={id} kind={run.kind} isEditable={isEditable} />
          {isEditable && <SuggestedValues run={id} />}
        </>
      )}
      <PreviewRows rows={preview} total={run.rows} />
    </Panel>
  );
}
