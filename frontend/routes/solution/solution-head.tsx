import { chakra } from "@chakra-ui/react";
import { BadgeCheck } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { RatingStars } from "../../ui/rating-stars.tsx";
import { VendorMark } from "../../ui/vendor-mark.tsx";
import type { ShownSolution } from "./solution-page.tsx";

const Head = chakra("header", {
  base: { display: "flex", gap: { base: "4", md: "5" }, alignItems: "flex-start", mt: "6" },
});
const Row = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "4", rowGap: "2", mt: "3" },
});
const Vendor = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "2",
    color: "fg.muted",
    fontSize: "lg",
  },
});
const Verified = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    color: "accent",
    fontSize: "sm",
    fontWeight: "medium",
  },
});

/** Name, vendor, category and rating. */
export function SolutionHead({ solution }: { solution: ShownSolution }) {
  const { title, vendor, category, rating, reviewCount } = solution;
  return (
    <Head>
      <VendorMark name={title} size={64} />
      <chakra.div minWidth="0">
        <PageHeading>{title}</PageHeading>
        <Vendor mt="2">
          by {vendor.name}
          {vendor.verified && (
            <Verified>
              <BadgeCheck size={18} aria-hidden />
              Verified vendor
            </Verified>
          )}
        </Vendor>
        <Row>
          <Badge>{category.name}</Badge>
          <RatingStars rating={rating} reviewCount={reviewCount} />
        </Row>
      </chakra.div>
    </Head>
  );
}
