import { chakra } from "@chakra-ui/react";
import { useEffect, useEffectEvent } from "react";
import { usePoll } from "../../graphql/use-poll.ts";
import { Badge } from "../../ui/display/badge.tsx";
import { formatCount } from "../../ui/display/format.ts";
import { ProgressBar } from "../../ui/display/progress-bar.tsx";
import { type SyncRun_RunFragment, SyncRunDocument, useSyncRunQuery } from "./sync.generated.ts";
import { doneOf, SYNC_STATUS_HUES, SYNC_STATUS_WORDS } from "./sync-words.ts";

const Row = chakra("li", {
  base: { py: "3", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});

function Poll({ id }: { id: string }) {
  usePoll(SyncRunDocument, { id }, 1);
  return null;
}

type Props = {
  id: string;
  /** Called once, with the completed sync. */
  onEnd: (run: SyncRun_RunFragment) => void;
};

/** A sync's progress and the result for each source. */
export function SyncProgress({ id, onEnd }: Props) {
  const run = useSyncRunQuery({ variables: { id } }).data?.syncRun;
  const isOver = Boolean(run?.finishedAt);
  const end = useEffectEvent(() => run && onEnd(run));
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  if (!run) return <Poll id={id} />;
  const [done, all] = [doneOf(run), run.results.length];
  return (
    <div>
      {!isOver && <Poll id={id} />}
      {!isOver && <ProgressBar mb="4" aria-label="Sync" max={100} value={run.percent} />}
      <chakra.p mb="3" role="status" fontWeight="medium">
        {isOver ? "Sync finished" : "Syncing"}: {done} of {all} {all === 1 ? "source" : "sources"} done,{" "}
        {formatCount(run.rows)} {run.rows === 1 ? "row" : "rows"} read.
      </chakra.p>
      <chakra.ul listStyleType="none" aria-label="Results">
        {run.results.map(({ id: key, sourceName, status, message }) => (
          <Row key={key}>
            <chakra.p fontWeight="medium">
              {sourceName} <Badge colorPalette={SYNC_STATUS_HUES[status]}>{SYNC_STATUS_WORDS[status]}</Badge>
            </chakra.p>
            {message && (
              <chakra.p mt="1" color="fg.muted" fontSize="sm">
                {message}
              </chakra.p>
            )}
          </Row>
        ))}
      </chakra.ul>
    </div>
  );
}
