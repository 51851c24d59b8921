import { Panel } from "../../../../ui/layout/panel.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { DeadlineRows } from "./deadline-rows.tsx";
import { useWorkSuspenseQuery, WorkDocument } from "./work.generated.ts";

/** Starts the query for the viewer's pending work. */
export const preload: PanelModule["preload"] = (start) => start(WorkDocument, {});

/** Upcoming deadlines of records that the viewer saved or applied to. */
export function Component({ title }: { title: string }) {
  const { deadlines } = useWorkSuspenseQuery({ variables: {} }).data.viewerWork;
  return (
    <Panel
      title={title}
      intro="What you've saved or applied to, and sessions with your mentor, in the next 14 days."
    >
      <DeadlineRows deadlines={deadlines} />
    </Panel>
  );
}
