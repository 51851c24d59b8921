import { chakra } from "@chakra-ui/react";
import { useParams } from "react-router-dom";
import { briefWords } from "../../../features/briefs/brief-summary.ts";
import { SaveBrief } from "../../../features/briefs/save-brief.tsx";
import { NotFound } from "../../../features/failures/not-found.tsx";
import { briefQuery, criteriaInput } from "../../../features/matching/match-address.ts";
import { MatchList } from "../../../features/matching/match-list.tsx";
import {
  type Matches_FoundFragment,
  SharedBriefDocument,
  useSharedBriefSuspenseQuery,
} from "../../../features/matching/matches.generated.ts";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { Prose } from "../../../features/record/record-section.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

const Criteria = chakra("ul", {
  base: { display: "grid", gap: "1.5", mt: "4", ps: "4.5", listStyleType: "disc" },
});

/** Preloads the brief behind the link with its matches. */
export const preload: Screen["preload"] = (start, { params }) =>
  start(SharedBriefDocument, { token: params.token ?? "" });

/** Placeholder of the brief. */
export const Loading = () => <RecordLoading noun="brief" />;

/** A brief as anyone with its link sees it, with its matches. */
export function Component() {
  const { token = "" } = useParams();
  const { sharedBrief, matchSharedBrief } = useSharedBriefSuspenseQuery({ variables: { token } }).data;
  if (!sharedBrief || !matchSharedBrief) {
    return (
      <NotFound
        title="Brief Not Found"
        text="This link is incomplete, or the brief's owner has stopped sharing it. Ask them for a new link."
        back={{ to: "/match", label: "Write your own brief" }}
      />
    );
  }
  const { name, ownerName, updatedAt, text } = sharedBrief;
  const brief = { text, ...criteriaInput(sharedBrief) };
  const query = briefQuery(brief);
  return (
    <Page py={{ base: "6", md: "10" }}>
      <PageMetadata
        title={name}
        description={`A brief on SportsTech Hub${ownerName ? ` by ${ownerName}` : ""}.`}
        hidden
      />
      <PageHeading overflowWrap="anywhere">{name}</PageHeading>
      <chakra.p mt="2" color="fg.muted">
        {ownerName ? `A brief by ${ownerName}` : "A shared brief"}, last changed <DateFact at={updatedAt} />
      </chakra.p>
      <chakra.div mt="6" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8" maxWidth="3xl">
        <Panel
          title="What's Needed"
          action={
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              <SaveBrief brief={brief} name={name} label="Save a Copy" />
              <ButtonLink to={`/match?${query}`}>Edit in Solution Finder</ButtonLink>
            </chakra.div>
          }
        >
          {text && <Prose>{text}</Prose>}
          <Criteria aria-label="Criteria">
            {briefWords(brief).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </Criteria>
        </Panel>
        <MatchList found={matchSharedBrief as Matches_FoundFragment} query="SharedBrief" brief={query} />
      </chakra.div>
    </Page>
  );
}
