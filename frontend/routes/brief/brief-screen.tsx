import { chakra } from "@chakra-ui/react";
import { Suspense, useState } from "react";
import { useParams } from "react-router-dom";
import type { Brief_BriefFragment } from "../../features/briefs/briefs.generated.ts";
import { NotFound } from "../../features/failures/not-found.tsx";
import { RecordLoading } from "../../features/record/record-loading.tsx";
import type { Screen } from "../../features/routing/screen-route.tsx";
import { alertWords } from "../../features/searches/alert-words.ts";
import { SignInPrompt } from "../../features/viewer/sign-in-prompt.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { PageMetadata } from "../../ui/page-metadata.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SkeletonBar } from "../../ui/skeleton.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { BriefDocument, BriefMatchesDocument, useBriefSuspenseQuery } from "./brief.generated.ts";
import { BriefActions } from "./brief-actions.tsx";
import { BriefMatches } from "./brief-matches.tsx";
import { CriteriaForm } from "./criteria-form.tsx";

/** Preloads the brief and what fits it. */
export const preload: Screen["preload"] = (start, { params: { id = "" } }) =>
  Promise.all([start(BriefDocument, { id }), start(BriefMatchesDocument, { id })]);

/** Placeholder of the brief. */
export const Loading = () => <RecordLoading noun="brief" />;

/** One of the viewer's saved briefs: its criteria, to be edited, and what fits them. */
export function Component() {
  const { id = "" } = useParams();
  const { savedBrief, viewer } = useBriefSuspenseQuery({ variables: { id } }).data;
  const [saves, setSaves] = useState(0);
  if (!viewer) return <SignInPrompt>Please log in to see your briefs.</SignInPrompt>;
  if (!savedBrief) {
    return (
      <NotFound
        title="Brief Not Found"
        text="You have no brief at this address. It may have been deleted."
        back={{ to: "/profile?tab=briefs", label: "Your briefs" }}
      />
    );
  }
  const brief = savedBrief as Brief_BriefFragment;
  return (
    <Page py={{ base: "6", md: "10" }}>
      <PageMetadata title={brief.name} description="A saved brief on SportsTech Hub." hidden />
      <chakra.p mb="2" fontSize="sm">
        <TextLink to="/profile?tab=briefs">Your briefs</TextLink>
      </chakra.p>
      <PageHeading overflowWrap="anywhere">{brief.name}</PageHeading>
      <chakra.p mt="2" mb="4" color="fg.muted">
        {alertWords(brief.alert, brief.weekday)}
        {brief.shareUrl && " · Shared by its link"}
      </chakra.p>
      <BriefActions brief={brief} />
      <chakra.div mt="6" display="grid" gap="8" maxWidth="3xl">
        <Panel title="Criteria" intro="Change them, and the matches follow.">
          <CriteriaForm
            key={saves}
            brief={brief}
            viewerId={viewer.id}
            onSaved={() => setSaves((count) => count + 1)}
          />
        </Panel>
        <Suspense fallback={<SkeletonBar height="80" aria-busy />}>
          <BriefMatches brief={brief} />
        </Suspense>
      </chakra.div>
    </Page>
  );
}
