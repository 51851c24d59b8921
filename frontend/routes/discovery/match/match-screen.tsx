import { chakra } from "@chakra-ui/react";
import { useDeferredValue, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { parseMatchAddress } from "../../../features/matching/match-address.ts";
import {
  MatchDocument,
  type Matches_FoundFragment,
  useMatchSuspenseQuery,
} from "../../../features/matching/matches.generated.ts";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { useProgress } from "../../../ui/behavior/progress-line.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { SkeletonBar } from "../../../ui/layout/skeleton.tsx";
import { BriefForm } from "./brief-form.tsx";
import { MatchResults } from "./match-results.tsx";

/** Preloads the matches of the brief in the address. */
export const preload: Screen["preload"] = (start, { search }) =>
  start(MatchDocument, { brief: parseMatchAddress(search) });

/** Placeholder of the results. */
export const Loading = () => (
  <Page py={{ base: "6", md: "10" }} aria-busy>
    <SkeletonBar width="min(20rem, 60%)" height="10" mb="6" />
    <SkeletonBar height="40" mb="8" />
    <SkeletonBar height="80" />
  </Page>
);

/** A brief, and the matching solutions, each with reasons. */
export function Component() {
  const [params] = useSearchParams();
  const query = params.toString();
  const address = useMemo(() => parseMatchAddress(new URLSearchParams(query)), [query]);
  const shown = useDeferredValue(address);
  useProgress(shown !== address);
  const { matchSolutions } = useMatchSuspenseQuery({ variables: { brief: shown } }).data;
  return (
    <Page py={{ base: "6", md: "10" }}>
      <PageMetadata
        title="Solution Finder"
        description="Tell us what you need, and see which solutions fit and why."
        path="/match"
        hidden
      />
      <PageHeading>Solution Finder</PageHeading>
      <BriefForm text={address.text ?? ""} />
      {shown.text ? (
        <MatchResults address={address} shown={shown} found={matchSolutions as Matches_FoundFragment} />
      ) : (
        <chakra.p mt="4" color="fg.muted" maxWidth="prose">
          For example: “Session planning for a youth soccer academy. It must work offline. At most $5k a
          year.”
        </chakra.p>
      )}
    </Page>
  );
}
