import { chakra } from "@chakra-ui/react";
import { ClipboardCheck } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { REVIEWS, reviewPath } from "../../../../backend/modules/marketplace/juries/jury-paths.rules.ts";
import { JuryTasksDocument, useJuryTasksSuspenseQuery } from "../../../features/juries/juries.generated.ts";
import { EndFact } from "../../../features/record/end-fact.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { More } from "../../../ui/controls/more.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";

const variablesOf = (search: URLSearchParams) => ({ roundId: search.get("round") });

/** Preloads the list. */
export const preload: Screen["preload"] = async (start, { search }) => {
  if ((await start(ViewerDocument, {}))?.viewer) await start(JuryTasksDocument, variablesOf(search));
};

/** Placeholder of the list. */
export const Loading = () => <RecordLoading noun="list" />;

const List = chakra("ul", { base: { maxWidth: "4xl", listStyleType: "none" } });
const Row = chakra("li", {
  base: { py: "4", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});
const Facts = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm" } });

function Steps({ after }: { after?: string }) {
  const [search] = useSearchParams();
  const variables = { ...variablesOf(search), ...(after && { after }) };
  const { edges, pageInfo } = useJuryTasksSuspenseQuery({ variables }).data.juryTasks;
  if (edges.length === 0)
    return (
      <EmptyState title="Nothing to review" icon={<ClipboardCheck size={32} strokeWidth={1.5} />}>
        Applications that you are asked to review appear here once their round begins.
      </EmptyState>
    );
  return (
    <>
      <List aria-label={after ? "More reviews" : "Your reviews"}>
        {edges.map(
          ({ node: { id, number, title, organization, roundName, closesOn, state, submittedAt } }) => (
            <Row key={id}>
              <TextLink to={reviewPath(id)}>
                Application {number} to “{title}”
              </TextLink>{" "}
              {submittedAt ? (
                <Badge colorPalette="green">Submitted</Badge>
              ) : state === "OPEN" ? (
                <Badge>Open</Badge>
              ) : (
                <Badge colorPalette="gray">Closed</Badge>
              )}
              <Facts>
                {organization} · {roundName}, {state === "CLOSED" ? "closed" : "until"}
                {state !== "CLOSED" && (
                  <>
                    {" "}
                    <EndFact at={closesOn} />
                  </>
                )}
              </Facts>
            </Row>
          ),
        )}
      </List>
      <More of={pageInfo} label="More reviews">
        {(next) => <Steps after={next} />}
      </More>
    </>
  );
}

/** The applications that the viewer reviews. */
export function Component() {
  const { viewer } = useViewer();
  const [search] = useSearchParams();
  return (
    <Page py={{ base: "6", md: "10" }}>
      <PageMetadata title="Your Reviews" description="Applications that you review." path={REVIEWS} hidden />
      {viewer ? (
        <>
          <PageHeading mb="6">Your Reviews</PageHeading>
          {search.has("round") && (
            <chakra.p mb="4" color="fg.muted">
              Showing one round. <TextLink to={REVIEWS}>Show all reviews</TextLink>
            </chakra.p>
          )}
          <Steps key={search.get("round")} />
        </>
      ) : (
        <SignInPrompt>Sign in to see the applications that you review.</SignInPrompt>
      )}
    </Page>
  );
}
