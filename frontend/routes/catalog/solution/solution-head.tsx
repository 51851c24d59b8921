import { SaveActions } from "../../../features/bookmarks/save-actions.tsx";
import { CompareToggle } from "../../../features/compare/compare-toggle.tsx";
import { Logo } from "../../../features/pictures/logo.tsx";
import { RecordHead } from "../../../features/record/record-head.tsx";
import { vendorPath } from "../../../features/record/record-path.ts";
import { Badge } from "../../../ui/display/badge.tsx";
import { RatingStars } from "../../../ui/display/rating-stars.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { VerifiedMark } from "../../../ui/display/verified-mark.tsx";
import type { ShownSolution } from "./shown-solution.ts";

/** Name, vendor, category and rating. */
export function SolutionHead({ solution }: { solution: ShownSolution }) {
  const { title, vendor, category, rating, reviewCount } = solution;
  return (
    <RecordHead
      title={title}
      mark={<Logo name={title} logo={solution.logo} size={64} first />}
      actions={
        <SaveActions of={{ kind: "SOLUTION", id: solution.id, title, saved: solution.viewerHasSaved }}>
          <CompareToggle solution={solution} />
        </SaveActions>
      }
      by={
        <>
          <span>
            by <TextLink to={vendorPath(vendor)}>{vendor.name}</TextLink>
          </span>
          {vendor.verified && <VerifiedMark>Verified vendor</VerifiedMark>}
        </>
      }
    >
      <Badge>{category.name}</Badge>
      <RatingStars rating={rating} reviewCount={reviewCount} />
    </RecordHead>
  );
}
