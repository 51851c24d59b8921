import { chakra } from "@chakra-ui/react";
import type { FormEvent } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { DIMENSIONS, REVIEWER_ROLE_LABELS } from "../../../backend/modules/catalog/reviews/reviewer.rules.ts";
import type { ReviewDimension } from "../../graphql/schema.generated.ts";
import { Button } from "../../ui/controls/button.tsx";
import { pill } from "../../ui/controls/pill-styles.ts";
import { SelectField } from "../../ui/controls/select-field.tsx";
import { formatRating } from "../../ui/display/format.ts";
import { TextLink } from "../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { solutionsListing } from "../listing/lists/solutions.generated.ts";
import { useReviewAddress } from "./review-address.ts";
import type { ReviewsQuery } from "./reviews.generated.ts";

const List = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    columnGap: "8",
    listStyleType: "none",
  },
});
const row = {
  display: "grid",
  gridTemplateColumns: "6rem minmax(0, 1fr) 2rem 5.5rem",
  alignItems: "center",
  gap: "3",
  minHeight: "9",
  mx: "-2",
  px: "2",
  borderRadius: "md",
  fontSize: "sm",
  fontVariantNumeric: "tabular-nums",
} as const;
const Bar = chakra(Link, {
  base: {
    ...row,
    _hover: { bg: "bg.muted" },
    "&[aria-current=true]": { bg: "accent.subtle", fontWeight: "semibold" },
  },
});
const Empty = chakra("div", { base: { ...row, color: "fg.muted" } });
const Track = chakra("span", { base: { height: "2", borderRadius: "full", bg: "bg.muted" } });
const Fill = chakra("span", {
  base: { display: "block", height: "full", borderRadius: "full", bg: "accent" },
});
const Count = chakra("span", { base: { color: "fg.muted", textAlign: "end", fontWeight: "normal" } });
const Narrowing = chakra("form", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" },
});
const Only = chakra(Link, { base: pill });
const Note = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });

const NAMES: Record<ReviewDimension, string> = {
  EASE_OF_USE: DIMENSIONS.easeOfUse,
  SETUP: DIMENSIONS.setup,
  SUPPORT: DIMENSIONS.support,
  VALUE: DIMENSIONS.value,
  RELIABILITY: DIMENSIONS.reliability,
  DATA_ACCESS: DIMENSIONS.dataAccess,
};
const wordOf = (member: string) => member.toLowerCase().replaceAll("_", "-");
const ROLES = [
  { value: "", label: "Any role" },
  ...Object.entries(REVIEWER_ROLE_LABELS).map(([value, label]) => ({ value, label })),
];
const LEVELS = [
  { value: "", label: "Any level" },
  ...Object.entries(solutionsListing.filters.level.choices ?? {}).map(([value, label]) => ({
    value: wordOf(value),
    label,
  })),
];
const NARROWED = ["role", "level", "verified", "reviews"];

type Props = {
  dimensions: ReviewsQuery["reviews"]["dimensions"];
  /** The number of reviews that are left. */
  total: number;
};

/**
 * The mean rating of each dimension with its number of answers; pressing a bar sorts by it. Below, reviews are
 * narrowed down by who wrote them, also without scripts.
 */
export function Dimensions({ dimensions, total }: Props) {
  const { address, shown, sortTo, verifiedTo } = useReviewAddress();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { verified, role, level } = shown;
  const kept = [...params].filter(([name]) => !NARROWED.includes(name));
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === "string" && value !== "" ? [[name, value]] : [],
    );
    void navigate({ search: String(new URLSearchParams(given)) }, { preventScrollReset: true });
  };
  return (
    <>
      {dimensions.some(({ count }) => count > 0) && (
        <List aria-label="Reviews by dimension">
          {dimensions.map(({ dimension, average, count }) => (
            <li key={dimension}>
              {count === 0 ? (
                <Empty>
                  {NAMES[dimension]}
                  <Track aria-hidden />
                  <span aria-hidden>–</span>
                  <Count>0 answers</Count>
                </Empty>
              ) : (
                <Bar
                  to={sortTo(address.sort === dimension ? "newest" : wordOf(dimension))}
                  preventScrollReset
                  aria-current={address.sort === dimension ? "true" : undefined}
                >
                  {NAMES[dimension]}
                  <Track aria-hidden>
                    <Fill style={{ width: `${average * 20}%` }} />
                  </Track>
                  <span>
                    {formatRating(average)}
                    <VisuallyHidden> out of 5, </VisuallyHidden>
                  </span>
                  <Count>
                    {count} {count === 1 ? "answer" : "answers"}
                  </Count>
                </Bar>
              )}
            </li>
          ))}
        </List>
      )}
      <Narrowing action={pathname} onSubmit={show} aria-label="Whose reviews">
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {verified && <input type="hidden" name="verified" value="true" />}
        <SelectField
          key={`role ${role}`}
          compact
          label="Role"
          name="role"
          defaultValue={role ? wordOf(role) : ""}
          choices={ROLES}
        />
        <SelectField
          key={`level ${level}`}
          compact
          label="Level"
          name="level"
          defaultValue={level ? wordOf(level) : ""}
          choices={LEVELS}
        />
        <Button type="submit">Apply</Button>
        <Only to={verifiedTo(!verified)} preventScrollReset aria-current={verified ? "true" : undefined}>
          Verified customers
        </Only>
      </Narrowing>
      {(verified || role || level) && (
        <Note role="status">
          {total === 0 ? "No reviews by these people." : `${total} ${total === 1 ? "review" : "reviews"}.`}{" "}
          <TextLink to={{ search: String(new URLSearchParams(kept)) }} preventScrollReset>
            Show everybody's
          </TextLink>
        </Note>
      )}
    </>
  );
}
