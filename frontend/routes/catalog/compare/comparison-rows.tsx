import type { ReactNode } from "react";
import { labelOf } from "../../../features/listing/address.ts";
import { solutionsListing } from "../../../features/listing/lists/solutions.generated.ts";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { vendorPath } from "../../../features/record/record-path.ts";
import { WebsiteLink } from "../../../features/record/website-link.tsx";
import { Tag, TagList } from "../../../ui/display/badge.tsx";
import { formatRating, formatReviews } from "../../../ui/display/format.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { VerifiedMark } from "../../../ui/display/verified-mark.tsx";
import type { CompareSolutionsQuery } from "./compare.generated.ts";

/** A solution in a comparison. */
export type ComparedSolution = CompareSolutionsQuery["comparedSolutions"][number];

/** A fact to compare. */
export type ComparisonRow = {
  label: string;
  /** Returns the value by which solutions differ; empty if it is unknown. */
  value: (solution: ComparedSolution) => string;
  /** Renders the value, if not as text. */
  show?: (solution: ComparedSolution) => ReactNode;
};

const { filters } = solutionsListing;
const inOrder = (texts: readonly string[]) => texts.toSorted().join("\n").toLowerCase();

const Tags = ({ of }: { of: readonly string[] }) => (
  <TagList>
    {of.map((text) => (
      <Tag key={text}>{text}</Tag>
    ))}
  </TagList>
);

/** The facts to compare, in order. */
export const ROWS: readonly ComparisonRow[] = [
  {
    label: "Vendor",
    value: ({ vendor }) => vendor.name,
    show: ({ vendor }) => <TextLink to={vendorPath(vendor)}>{vendor.name}</TextLink>,
  },
  {
    label: "Verified vendor",
    value: ({ vendor }) => (vendor.verified ? "Yes" : "Not verified yet"),
    show: ({ vendor }) => (vendor.verified ? <VerifiedMark>Verified</VerifiedMark> : "Not verified yet"),
  },
  { label: "Vendor's country", value: ({ vendor }) => vendor.country ?? "" },
  { label: "Category", value: ({ category }) => category.name },
  { label: "Pricing", value: ({ pricing }) => pricing ?? "" },
  { label: "Price band", value: ({ priceBand }) => labelOf(filters.price, priceBand) },
  { label: "Free tier", value: ({ freeTier }) => (freeTier ? "Yes" : "None listed") },
  {
    label: "Rating",
    value: ({ rating, reviewCount }) => (reviewCount > 0 ? `${formatRating(rating)} out of 5` : ""),
  },
  { label: "Reviews", value: ({ reviewCount }) => formatReviews(reviewCount) },
  {
    label: "Levels",
    value: ({ levels }) =>
      levels
        .toSorted()
        .map((level) => labelOf(filters.level, level))
        .join(", "),
  },
  { label: "Sports", value: ({ sports }) => sports.map(({ name }) => name).join(", ") },
  {
    label: "Features",
    value: ({ features }) => inOrder(features),
    show: ({ features }) => <Tags of={features} />,
  },
  { label: "Tags", value: ({ tags }) => inOrder(tags), show: ({ tags }) => <Tags of={tags} /> },
  {
    label: "Integrations",
    value: ({ integrations }) => inOrder(integrations),
    show: ({ integrations }) => <Tags of={integrations} />,
  },
  {
    label: "Website",
    value: ({ website }) => website ?? "",
    show: ({ website }) => website && <WebsiteLink href={website} />,
  },
  {
    label: "Added",
    value: ({ createdAt }) => createdAt.slice(0, 10),
    show: ({ createdAt }) => <DateFact at={createdAt} />,
  },
  {
    label: "Updated",
    value: ({ updatedAt }) => updatedAt.slice(0, 10),
    show: ({ updatedAt }) => <DateFact at={updatedAt} />,
  },
];

/** Returns the rows in which the solutions differ. */
export function differences(
  solutions: readonly ComparedSolution[],
  rows: readonly ComparisonRow[],
): readonly ComparisonRow[] {
  return rows.filter(({ value }) => new Set(solutions.map(value)).size > 1);
}
