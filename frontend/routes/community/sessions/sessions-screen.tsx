import { chakra } from "@chakra-ui/react";
import { CalendarClock } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import { DownloadList } from "../../../features/listing/download-list.tsx";
import { SESSIONS } from "../../../features/mentoring/mentoring-paths.ts";
import { SessionRow } from "../../../features/mentoring/session-row.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import type { MentoringSessionTime } from "../../../graphql/schema.generated.ts";
import { More } from "../../../ui/controls/more.tsx";
import { pill } from "../../../ui/controls/pill-styles.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { Mentorings } from "./mentorings.tsx";
import { MyMentoringDocument, MySessionsDocument, useMySessionsSuspenseQuery } from "./sessions.generated.ts";

const whenOf = (search: URLSearchParams): MentoringSessionTime =>
  search.get("show") === "past" ? "PAST" : "UPCOMING";

/** Starts the query for the viewer's sessions. */
export const preload: Screen["preload"] = async (start, { search }) => {
  if (!(await start(ViewerDocument, {}))?.viewer) return;
  await Promise.all([start(MySessionsDocument, { when: whenOf(search) }), start(MyMentoringDocument, {})]);
};

/** Placeholder of the list. */
export const Loading = () => <RecordLoading noun="list" />;

const Choices = chakra("nav", { base: { display: "flex", flexWrap: "wrap", gap: "2", my: "6" } });
const Choice = chakra(Link, { base: pill });
const List = chakra("ul", {
  base: {
    maxWidth: "4xl",
    listStyleType: "none",
    "& > li": { py: "4", borderTopWidth: "1px", borderColor: "line" },
  },
});

type Props = { when: MentoringSessionTime; after?: string };

/** A page of sessions, with further pages on demand. */
function Sessions({ when, after }: Props) {
  const variables = { when, ...(after && { after }) };
  const { nodes, pageInfo } = useMySessionsSuspenseQuery({ variables }).data.mentoringSessions;
  if (nodes.length === 0 && !after)
    return (
      <EmptyState
        title={when === "PAST" ? "No past sessions" : "No upcoming sessions"}
        icon={<CalendarClock size={32} strokeWidth={1.5} />}
      >
        Mentors propose sessions to their students from the <TextLink to="/dashboard">dashboard</TextLink>.
      </EmptyState>
    );
  return (
    <>
      {!after && (
        <chakra.p mb="2">
          <DownloadList
            address="/api/mentoring/sessions.csv"
            filter={{ when: when.toLowerCase() }}
            what="the sessions"
          />
        </chakra.p>
      )}
      <List aria-label={after ? "More sessions" : "Sessions"}>
        {nodes.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </List>
      <More of={pageInfo} label="More sessions">
        {(next) => <Sessions when={when} after={next} />}
      </More>
    </>
  );
}

/** The viewer's sessions with their mentors and students. */
export function Component() {
  const { viewer } = useViewer();
  const when = whenOf(useSearchParams()[0]);
  return (
    <>
      <PageMetadata
        title="Your sessions"
        description="Your sessions with mentors and students."
        path={SESSIONS}
        hidden
      />
      {viewer ? (
        <Page py={{ base: "8", md: "12" }}>
          <PageHeading>Your Sessions</PageHeading>
          <chakra.p mt="2" color="fg.muted" maxWidth="prose">
            They're also in your <TextLink to="/profile?tab=searches">private calendar</TextLink>.
          </chakra.p>
          <Choices aria-label="Filter sessions">
            <Choice to={SESSIONS} preventScrollReset aria-current={when === "UPCOMING" ? "page" : undefined}>
              Upcoming
            </Choice>
            <Choice
              to={`${SESSIONS}?show=past`}
              preventScrollReset
              aria-current={when === "PAST" ? "page" : undefined}
            >
              Past and canceled
            </Choice>
          </Choices>
          <Sessions key={when} when={when} />
          <Mentorings />
        </Page>
      ) : (
        <SignInPrompt>Sign in to see your sessions.</SignInPrompt>
      )}
    </>
  );
}
