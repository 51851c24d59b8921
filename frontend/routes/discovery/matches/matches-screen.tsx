import { chakra } from "@chakra-ui/react";
import { FittingMentors } from "../../../features/matches/fitting-mentors.tsx";
import { FittingOpportunities } from "../../../features/matches/fitting-opportunities.tsx";
import { FittingPapers } from "../../../features/matches/fitting-papers.tsx";
import { FittingVendors } from "../../../features/matches/fitting-vendors.tsx";
import { MATCHES } from "../../../features/matches/matches-path.ts";
import { POSTINGS } from "../../../features/postings/posting-paths.ts";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewer, type Viewer } from "../../../features/viewer/use-viewer.ts";
import { ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { MatchesDocument, useMatchesSuspenseQuery } from "./matches.generated.ts";

/** Starts the query for what the viewer offers; the lists load separately. */
export const preload: Screen["preload"] = async (start) => {
  if ((await start(ViewerDocument, {}))?.viewer) await start(MatchesDocument, {});
};

/** Placeholder of the lists. */
export const Loading = () => <RecordLoading noun="list" />;

const LISTS = {
  mentors: FittingMentors,
  vendors: FittingVendors,
  papers: FittingPapers,
  opportunities: FittingOpportunities,
} as const;

/** The kinds of records that each role looks for, in order. */
const LISTS_OF: Readonly<Record<Viewer["role"], readonly (keyof typeof LISTS)[]>> = {
  STUDENT: ["mentors", "papers", "opportunities"],
  MENTOR: ["opportunities", "papers"],
  INVESTOR: ["vendors", "opportunities"],
  USER: ["opportunities", "vendors"],
  ADMIN: ["opportunities", "vendors"],
};

const Columns = chakra("div", {
  base: {
    display: "grid",
    gap: "5",
    mt: "8",
    alignItems: "start",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
    "& > div": { display: "grid", gap: "5", gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
const Lead = chakra("p", { base: { mt: "2", color: "fg.muted", maxWidth: "prose" } });

function Lists({ role }: { role: Viewer["role"] }) {
  const { viewerOrganizations } = useMatchesSuspenseQuery({ variables: {} }).data;
  const vendors = viewerOrganizations.flatMap(({ vendors: of }) => of);
  const panels = [
    ...vendors.map((vendor) => <FittingOpportunities key={vendor.id} vendor={vendor} />),
    ...LISTS_OF[role].map((name) => {
      const List = LISTS[name];
      return <List key={name} />;
    }),
  ];
  return (
    <Columns>
      {[0, 1].map((column) => (
        <div key={column}>{panels.filter((_, at) => at % 2 === column)}</div>
      ))}
    </Columns>
  );
}

/** The viewer's matches among each kind that their role looks for, with reasons. */
export function Component() {
  const { viewer } = useViewer();
  return (
    <>
      <PageMetadata title="Your Matches" description="See what matches you, and why." path={MATCHES} hidden />
      {viewer ? (
        <Page py={{ base: "8", md: "12" }}>
          <PageHeading>Your Matches</PageHeading>
          <Lead>
            Based on your <TextLink to="/profile">profile</TextLink> and what you've saved and applied to, as
            far as your <TextLink to="/profile?tab=privacy">privacy settings</TextLink> allow. To see who
            matches something you posted, go to <TextLink to={POSTINGS}>your postings</TextLink>.
          </Lead>
          <Lists role={viewer.role} />
        </Page>
      ) : (
        <SignInPrompt>Sign in to see your matches.</SignInPrompt>
      )}
    </>
  );
}
