import { chakra } from "@chakra-ui/react";
import { Suspense, useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { TextLink } from "../../ui/display/text-link.tsx";
import { SkeletonBar } from "../../ui/layout/skeleton.tsx";
import { DownloadList } from "../listing/download-list.tsx";
import { DateFact } from "../record/date-fact.tsx";
import {
  type OutsideReview_ReviewFragment,
  useOutsideReviewsSuspenseQuery,
} from "./outside-reviews.generated.ts";

const List = chakra("ul", { base: { listStyleType: "none" } });
const Item = chakra("li", {
  base: { py: "5", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});
const Note = chakra("p", { base: { mb: "3", color: "fg.muted", fontSize: "sm" } });
const Title = chakra("h3", { base: { fontWeight: "semibold" } });
const Text = chakra("p", { base: { mt: "1.5", maxWidth: "prose", whiteSpace: "pre-line" } });

/** A page of reviews from elsewhere. */
type Reviews = {
  edges: readonly { node: OutsideReview_ReviewFragment }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
};

/** The reviews of a solution that were published elsewhere, with their sources. */
export function OutsideReviews({ solutionId, reviews }: { solutionId: string; reviews: Reviews }) {
  return (
    <>
      <Note>Published on other sites, and not part of the rating here.</Note>
      <ReviewPage solutionId={solutionId} reviews={reviews} />
      <DownloadList
        address="/api/outside-reviews.csv"
        filter={{ solution: solutionId }}
        what="reviews from elsewhere"
      />
    </>
  );
}

function ReviewPage({ solutionId, reviews: { edges, pageInfo } }: { solutionId: string; reviews: Reviews }) {
  const [isContinued, setContinued] = useState(false);
  return (
    <>
      <List>
        {edges.map(({ node }) => (
          <OutsideReview key={node.id} review={node} />
        ))}
      </List>
      {pageInfo.hasNextPage && pageInfo.endCursor && !isContinued && (
        <Button onClick={() => setContinued(true)}>More reviews from elsewhere</Button>
      )}
      {isContinued && pageInfo.endCursor && (
        <Suspense fallback={<SkeletonBar height="40" />}>
          <NextPage solutionId={solutionId} after={pageInfo.endCursor} />
        </Suspense>
      )}
    </>
  );
}

function NextPage({ solutionId, after }: { solutionId: string; after: string }) {
  const { outsideReviews } = useOutsideReviewsSuspenseQuery({ variables: { solutionId, after } }).data;
  return <ReviewPage solutionId={solutionId} reviews={outsideReviews} />;
}

function OutsideReview({ review }: { review: OutsideReview_ReviewFragment }) {
  const { source, url, authorName, rating, title, text, writtenOn } = review;
  return (
    <Item>
      <Title>{title}</Title>
      {text !== title && <Text>{text}</Text>}
      <Note mt="3" mb="0">
        {rating !== null && `${rating} of 5 there. `}
        {authorName && `${authorName}, `}
        {url ? (
          <TextLink to={url} rel="noopener noreferrer nofollow">
            {source}
          </TextLink>
        ) : (
          source
        )}
        {writtenOn && (
          <>
            , <DateFact at={writtenOn} />
          </>
        )}
      </Note>
    </Item>
  );
}
