import { useEffect } from "react";
import {
  type Brief_BriefFragment,
  useVisitBriefMutation,
} from "../../../features/briefs/briefs.generated.ts";
import { briefQuery, criteriaInput } from "../../../features/matching/match-address.ts";
import { MatchList } from "../../../features/matching/match-list.tsx";
import {
  type Matches_FoundFragment,
  useBriefMatchesSuspenseQuery,
} from "../../../features/matching/matches.generated.ts";

/** The matches of a saved brief; viewing them marks new ones as seen. */
export function BriefMatches({ brief }: { brief: Brief_BriefFragment }) {
  const { id, text, newCount } = brief;
  const { matchSavedBrief } = useBriefMatchesSuspenseQuery({ variables: { id } }).data;
  const [visit] = useVisitBriefMutation();
  useEffect(() => {
    if (newCount > 0) void visit({ variables: { id } }).catch(() => undefined);
  }, [id, newCount, visit]);
  if (!matchSavedBrief) return null;
  return (
    <MatchList
      found={matchSavedBrief as Matches_FoundFragment}
      query="BriefMatches"
      brief={briefQuery({ text, ...criteriaInput(brief) })}
    />
  );
}
