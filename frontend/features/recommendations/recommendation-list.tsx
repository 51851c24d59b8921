import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { TextLink } from "../../ui/display/text-link.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";
import { RecommendationRow } from "./recommendation-row.tsx";
import {
  useDismissRecommendationMutation,
  useSmartRecommendationsSuspenseQuery,
} from "./recommendations.generated.ts";

const List = chakra("ul", {
  base: {
    listStyleType: "none",
    overflowWrap: "anywhere",
    "& > li": { py: "3" },
    "& > li + li": { borderTopWidth: "1px", borderColor: "line" },
    "& > li:first-of-type": { pt: "0" },
    "& > li:last-of-type": { pb: "0" },
  },
});
const Note = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    mb: "3",
    px: "4",
    py: "2",
    borderRadius: "lg",
    bg: "bg.subtle",
    fontSize: "sm",
    overflowWrap: "anywhere",
  },
});

/** The first recommendations, each with a way to dismiss it, which can be undone. */
export function RecommendationList() {
  const { recommendations } = useSmartRecommendationsSuspenseQuery({ variables: {} }).data;
  const [gone, setGone] = useState<{ id: string; title: string }>();
  const [set, setting] = useDismissRecommendationMutation({
    refetchQueries: ["SmartRecommendations"],
    awaitRefetchQueries: true,
  });
  const busy = setting.loading;
  const change = async (solution: { id: string; title: string }, dismissed: boolean) => {
    try {
      await set({ variables: { solutionId: solution.id, dismissed } });
      setGone(dismissed ? solution : undefined);
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <>
      <div role="status">
        {gone && (
          <Note>
            <span>{gone.title} won't be recommended again.</span>
            <Button disabled={busy} onClick={() => change(gone, false)}>
              Undo
            </Button>
          </Note>
        )}
      </div>
      {recommendations.length === 0 ? (
        <p>
          Nothing to recommend yet. <TextLink to="/solutions">Browse solutions</TextLink> and save the ones
          you like.
        </p>
      ) : (
        <List aria-label="Smart Recommendations">
          {recommendations.map((recommendation) => (
            <RecommendationRow
              key={recommendation.solution.id}
              recommendation={recommendation}
              busy={busy}
              onDismiss={() => change(recommendation.solution, true)}
            />
          ))}
        </List>
      )}
    </>
  );
}
