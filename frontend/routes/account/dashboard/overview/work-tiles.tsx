import { viewPath } from "../../../../features/conversations/inbox-address.ts";
import { FigureRow } from "../../../../ui/display/figure-tile.tsx";
import { formatMoment } from "../../../../ui/display/format.ts";
import type { PanelModule } from "../panels/panel.ts";
import { ProfileHint } from "./profile-hint.tsx";
import { useWorkSuspenseQuery, WorkDocument, type WorkQuery } from "./work.generated.ts";
import { WorkTile } from "./work-tile.tsx";

type Work = WorkQuery["viewerWork"];

/** The tiles: what each counts, which page lists the items, and how it is counted. */
const TILES = [
  {
    key: "newMatches",
    label: "New matches",
    rows: { to: "/profile?tab=briefs", label: "Your saved briefs" },
    formula:
      "Published solutions that match your saved briefs and were added since you last opened them. Each counts once.",
  },
  {
    key: "applicationsDue",
    label: "Applications due this week",
    rows: { to: "/profile?tab=applications", label: "Your applications" },
    formula:
      "Open listings due within seven days that you've saved or drafted an application for, but haven't applied to.",
  },
  {
    key: "saved",
    label: "Saved",
    rows: { to: "/profile?tab=saved", label: "What you've saved" },
    formula: "Everything you've saved, of every kind.",
  },
  {
    key: "repliesWaiting",
    label: "Replies waiting",
    rows: { to: viewPath("unread"), label: "Unread conversations" },
    formula: "Conversations with messages you haven't read, not counting archived ones.",
  },
] as const satisfies readonly { key: keyof Work; [field: string]: unknown }[];

/** Starts the query for the viewer's pending work. */
export const preload: PanelModule["preload"] = (start) => start(WorkDocument, {});

/** The viewer's pending work in four figures, and their profile's missing fields. */
export function Component() {
  const { viewerWork, viewerOverview } = useWorkSuspenseQuery({ variables: {} }).data;
  return (
    <>
      {!viewerWork.profileHintDismissed && <ProfileHint completeness={viewerOverview.profileCompleteness} />}
      <FigureRow>
        {TILES.map(({ key, ...tile }) => (
          <WorkTile key={key} {...tile} count={viewerWork[key]} asOf={formatMoment(viewerWork.countedAt)} />
        ))}
      </FigureRow>
    </>
  );
}
