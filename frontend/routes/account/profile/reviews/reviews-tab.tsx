import { chakra } from "@chakra-ui/react";
import { MessageSquareText } from "lucide-react";
import { HOLDING_RULE } from "../../../../../backend/modules/catalog/reviews/review.rules.ts";
import { DownloadList } from "../../../../features/listing/download-list.tsx";
import { DateFact } from "../../../../features/record/date-fact.tsx";
import { solutionPath } from "../../../../features/record/record-path.ts";
import { OwnReview } from "../../../../features/reviews/own-review.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { More } from "../../../../ui/controls/more.tsx";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { EmptyState } from "../../../../ui/layout/empty-state.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { useViewerReviewsSuspenseQuery } from "./reviews-tab.generated.ts";

const List = chakra("ul", { base: { listStyleType: "none" } });
const Item = chakra("li", {
  base: { py: "5", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});
const Head = chakra("p", { base: { mb: "2", color: "fg.muted" } });

/** A page of the user's reviews, with further pages on demand. */
function ReviewSteps({ after }: { after?: string }) {
  const variables = after ? { after } : {};
  const { edges, pageInfo } = useViewerReviewsSuspenseQuery({ variables }).data.viewerReviews;
  if (!after && edges.length === 0)
    return (
      <EmptyState
        title="No reviews yet"
        icon={<MessageSquareText size={32} strokeWidth={1.5} />}
        action={
          <ButtonLink to="/solutions" variant="primary" size="md">
            Find a Solution
          </ButtonLink>
        }
      >
        Open a solution you use, and share what others should know before they choose it.
      </EmptyState>
    );
  return (
    <>
      <List aria-label={after ? "More of your reviews" : "Your reviews"}>
        {edges.map(({ node }) => (
          <Item key={node.id}>
            <Head>
              <TextLink to={solutionPath(node.solution)}>{node.solution.title}</TextLink>,{" "}
              <DateFact at={node.createdAt} />
              {node.editedAt && (
                <>
                  , edited <DateFact at={node.editedAt} />
                </>
              )}
            </Head>
            <OwnReview review={node} />
          </Item>
        ))}
      </List>
      <More of={pageInfo} label="More reviews">
        {(next) => <ReviewSteps after={next} />}
      </More>
    </>
  );
}

/** The user's reviews of solutions, with their statuses. */
export function ReviewsTab() {
  return (
    <Panel title="Your reviews" intro={HOLDING_RULE} action={<DownloadList address="/api/reviews/own.csv" />}>
      <ReviewSteps />
    </Panel>
  );
}
