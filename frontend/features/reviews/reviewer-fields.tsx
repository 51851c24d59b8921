import { chakra } from "@chakra-ui/react";
import {
  DIMENSION_NAMES,
  DIMENSIONS,
  type Dimension,
  REVIEWER_ROLE_LABELS,
} from "../../../backend/modules/catalog/reviews/reviewer.rules.ts";
import type { ReviewInput } from "../../graphql/schema.generated.ts";
import { ChoiceField, TextField } from "../forms/fields.tsx";
import { solutionsListing } from "../listing/lists/solutions.generated.ts";
import { type OwnReview_ReviewFragment, useReviewerSportsSuspenseQuery } from "./own-review.generated.ts";

const Group = chakra("fieldset", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))" },
    gap: "3",
    minWidth: "0",
  },
});
const Legend = chakra("legend", { base: { mb: "2", fontWeight: "semibold" } });

const RATINGS = ["Not rated", "1, poor", "2, fair", "3, good", "4, very good", "5, excellent"].map(
  (label, rating) => ({ value: rating === 0 ? "" : String(rating), label }),
);
const NOT_SAID = { value: "", label: "Rather not say" };
const ROLES = [
  NOT_SAID,
  ...Object.entries(REVIEWER_ROLE_LABELS).map(([value, label]) => ({ value: value.toUpperCase(), label })),
];
const LEVELS = [
  NOT_SAID,
  ...Object.entries(solutionsListing.filters.level.choices ?? {}).map(([value, label]) => ({ value, label })),
];

/** Returns the form's values for what a review rates by dimension and who wrote it. */
export const reviewerValues = (review?: OwnReview_ReviewFragment) => ({
  ...(Object.fromEntries(
    DIMENSION_NAMES.map((name) => [name, review?.[name] == null ? "" : String(review[name])]),
  ) as Record<Dimension, string>),
  reviewerRole: review?.reviewerRole ?? "",
  reviewerLevel: review?.reviewerLevel ?? "",
  sportId: review?.sport?.id ?? "",
  monthsUsed: review?.monthsUsed == null ? "" : String(review.monthsUsed),
});

const numberIn = (text: string) => (text === "" ? null : Number(text));

/** Converts these values into the mutation's input. */
export const reviewerInput = (values: ReturnType<typeof reviewerValues>) => ({
  ...(Object.fromEntries(DIMENSION_NAMES.map((name) => [name, numberIn(values[name])])) as Record<
    Dimension,
    number | null
  >),
  reviewerRole: (values.reviewerRole || null) as ReviewInput["reviewerRole"],
  reviewerLevel: (values.reviewerLevel || null) as ReviewInput["reviewerLevel"],
  sportId: values.sportId || null,
  monthsUsed: numberIn(values.monthsUsed),
});

/** What a review rates by dimension, and what its author says of themselves; all optional. */
export function ReviewerFields() {
  const { sports } = useReviewerSportsSuspenseQuery({ variables: {} }).data;
  return (
    <>
      <Group>
        <Legend>Ratings by dimension</Legend>
        {DIMENSION_NAMES.map((name) => (
          <ChoiceField key={name} name={name} label={DIMENSIONS[name]} choices={RATINGS} />
        ))}
      </Group>
      <Group>
        <Legend>About you</Legend>
        <ChoiceField name="reviewerRole" label="Your role" choices={ROLES} />
        <ChoiceField name="reviewerLevel" label="Level" choices={LEVELS} />
        <ChoiceField
          name="sportId"
          label="Sport"
          choices={[NOT_SAID, ...sports.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        <TextField name="monthsUsed" label="Months of use" inputMode="numeric" maxLength={3} />
      </Group>
    </>
  );
}
