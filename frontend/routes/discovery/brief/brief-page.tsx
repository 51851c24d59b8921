import { chakra } from "@chakra-ui/react";
import { Suspense, useState } from "react";
import type { Brief_BriefFragment } from "../../../features/briefs/briefs.generated.ts";
import { alertWords } from "../../../features/saved-searches/alert-words.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { SkeletonBar } from "../../../ui/layout/skeleton.tsx";
import { BriefActions } from "./brief-actions.tsx";
import { BriefMatches } from "./brief-matches.tsx";
import { CriteriaForm } from "./criteria-form.tsx";

/** A saved brief: its actions, its editable criteria, and its matches. */
export function BriefPage({ brief, viewerId }: { brief: Brief_BriefFragment; viewerId: string }) {
  const { name, alert, weekday, shareUrl } = brief;
  const [saves, setSaves] = useState(0);
  return (
    <Page py={{ base: "6", md: "10" }}>
      <PageMetadata title={name} description="A saved brief on SportsTech Hub." hidden />
      <chakra.p mb="2" fontSize="sm">
        <TextLink to="/profile?tab=briefs">Your briefs</TextLink>
      </chakra.p>
      <PageHeading overflowWrap="anywhere">{name}</PageHeading>
      <chakra.p mt="2" mb="4" color="fg.muted">
        {alertWords(alert, weekday)}
        {shareUrl && "· Shared by link"}
      </chakra.p>
      <BriefActions brief={brief} />
      <chakra.div mt="6" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8" maxWidth="3xl">
        <Panel title="Criteria" intro="The matches are updated when you save.">
          <CriteriaForm
            key={saves}
            brief={brief}
            viewerId={viewerId}
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
