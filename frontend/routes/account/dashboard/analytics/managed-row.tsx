import { chakra } from "@chakra-ui/react";
import { solutionEditPath, solutionPath } from "../../../../features/record/record-path.ts";
import { SolutionStatusBadge } from "../../../../features/solution-form/solution-status-badge.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { formatCount, formatDate, formatRating } from "../../../../ui/display/format.ts";
import { HowComputed } from "../../../../ui/display/how-computed.tsx";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../../../ui/display/visually-hidden.tsx";
import type { SolutionManagementQuery } from "./solution-management.generated.ts";

const Row = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-start",
    justifyContent: "space-between",
    gap: "3",
    py: "4",
    borderTopWidth: "1px",
    borderColor: "line",
    overflowWrap: "anywhere",
  },
});
const Note = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm" } });
const Due = chakra("p", { base: { mt: "1", color: "warning", fontSize: "sm", fontWeight: "medium" } });

type Solution = SolutionManagementQuery["solutionManagement"]["solutions"][number];

const plural = (count: number, one: string, more = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : more}`;

/** Returns what the vendor should improve about a solution. */
function needsOf({ status, unansweredReviews, hasPricing, reviewCount }: Solution): string[] {
  return [
    ...(status === "DRAFT" ? ["Not published yet"] : []),
    ...(unansweredReviews > 0 ? [`${plural(unansweredReviews, "review")} without a reply`] : []),
    ...(hasPricing ? [] : ["No price listed"]),
    ...(status === "PUBLISHED" && reviewCount === 0 ? ["No reviews yet"] : []),
  ];
}

/** One of the viewer's solutions with its figures and possible improvements. */
export function ManagedRow({ solution, asOf }: { solution: Solution; asOf: string }) {
  const { title, status, views, bookmarks, rating, reviewCount, updatedAt } = solution;
  const needs = needsOf(solution);
  return (
    <Row>
      <chakra.div minWidth="0">
        {status === "PUBLISHED" ? <TextLink to={solutionPath(solution)}>{title}</TextLink> : <b>{title}</b>}{" "}
        <SolutionStatusBadge status={status} />
        <Note>
          {plural(views, "view")} in 30 days, {plural(bookmarks, "bookmark")}, {plural(reviewCount, "review")}
          {reviewCount > 0 && ` (${formatRating(rating)} of 5)`}. Changed {formatDate(updatedAt)}.
        </Note>
        {needs.length > 0 && <Due>Needs attention: {needs.join(", ")}</Due>}
        <HowComputed
          figure={title}
          formula="Views: each visitor once an hour, bots excluded, in the last 30 days. Bookmarks: everyone who has it saved now. Reviews: published ones, and their average."
          rows={
            status === "PUBLISHED" ? (
              <TextLink to={solutionPath(solution)}>The solution's page</TextLink>
            ) : (
              "Not public"
            )
          }
          asOf={asOf}
        />
      </chakra.div>
      <ButtonLink to={solutionEditPath(solution)}>
        Edit<VisuallyHidden> {title}</VisuallyHidden>
      </ButtonLink>
    </Row>
  );
}
