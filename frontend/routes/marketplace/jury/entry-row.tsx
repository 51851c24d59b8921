import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { applicationPath } from "../../../features/applications/application-paths.ts";
import { ApplicationStatusBadge } from "../../../features/applications/application-status.tsx";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { CommentForm } from "../../../features/juries/comment-form.tsx";
import { CommentList } from "../../../features/juries/comment-list.tsx";
import {
  type Jury_FactsFragment,
  useSetJuryAssignmentMutation,
} from "../../../features/juries/juries.generated.ts";
import { countOf, formatMean } from "../../../features/juries/jury-scores.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Checkbox } from "../../../ui/controls/checkbox.tsx";
import { SelectField } from "../../../ui/controls/select-field.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { formatRating } from "../../../ui/display/format.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import type { Entry } from "./jury-entry.ts";

type Jury = Jury_FactsFragment;
type Props = { jury: Jury; round: Jury["rounds"][number]; entry: Entry };

const Row = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: "3",
    py: "4",
    borderTopWidth: "1px",
    borderColor: "line",
    overflowWrap: "anywhere",
  },
});
const Pick = chakra("label", {
  base: { display: "flex", alignItems: "start", minWidth: "6", minHeight: "6", pt: "1" },
});
const Head = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: "4", rowGap: "1" },
});
const Small = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm" } });
const Opened = chakra("div", { base: { display: "grid", gap: "5", mt: "4" } });
const Title = chakra("h3", { base: { mb: "2", fontWeight: "semibold" } });
const Lines = chakra("ul", { base: { display: "grid", gap: "2", listStyleType: "none" } });

/** "from 3.0 to 4.5 of the reviewers" where they differ. */
function spreadOf({ lowest, highest }: Entry): string {
  if (lowest === null || highest === null || highest - lowest < 0.05) return "";
  return `, from ${formatRating(lowest)} to ${formatRating(highest)}`;
}

const money = ({ total, currency }: NonNullable<Entry["budget"]>) =>
  total.toLocaleString("en-US", { style: "currency", currency, maximumFractionDigits: 0 });

/** The form that assigns an application to one more reviewer. */
function AssignForm({ jury, entry }: Omit<Props, "round">) {
  const [reviewerId, setReviewer] = useState("");
  const [set, { loading }] = useSetJuryAssignmentMutation({ update: evictQueries("juryEntries") });
  const taken = new Set([...entry.reviews, ...entry.conflicts].map((one) => one.reviewerId));
  const free = jury.reviewers.filter(({ id, joinedAt, leftAt }) => joinedAt && !leftAt && !taken.has(id));
  if (free.length === 0) return null;
  const chosen = free.some(({ id }) => id === reviewerId) ? reviewerId : (free[0]?.id ?? "");
  const onClick = async () => {
    try {
      await set({ variables: { entryId: entry.id, reviewerId: chosen, assigned: true } });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" mt="3">
      <SelectField
        label={`Reviewer for application ${entry.number}`}
        choices={free.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={({ target }) => setReviewer(target.value)}
      />
      <Button disabled={loading} onClick={onClick}>
        Assign
      </Button>
    </chakra.div>
  );
}

function Reviews({ jury, round, entry }: Props) {
  const [set, { loading }] = useSetJuryAssignmentMutation({ update: evictQueries("juryEntries") });
  const takeAway = async (reviewerId: string) => {
    try {
      await set({ variables: { entryId: entry.id, reviewerId, assigned: false } });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <div>
      <Title>Reviews</Title>
      {entry.reviews.length === 0 && <p>No one is assigned.</p>}
      <Lines>
        {entry.reviews.map(
          ({ id, reviewerId, reviewerName, submittedAt, mean, comment, hasChangedSince }) => (
            <li key={id}>
              <Head>
                <span>
                  <strong>{reviewerName}</strong>: {submittedAt ? formatMean(mean) : "open"}
                </span>
                {!submittedAt && round.state === "OPEN" && (
                  <Button disabled={loading} onClick={() => takeAway(reviewerId)}>
                    Unassign<VisuallyHidden> {reviewerName}</VisuallyHidden>
                  </Button>
                )}
              </Head>
              {hasChangedSince && <Small>The application has changed since this review.</Small>}
              {comment && <chakra.p whiteSpace="pre-line">{comment}</chakra.p>}
            </li>
          ),
        )}
      </Lines>
      {entry.conflicts.length > 0 && (
        <>
          <Title mt="4">Conflicts of interest</Title>
          <Lines>
            {entry.conflicts.map(({ reviewerId, reviewerName, why }) => (
              <li key={reviewerId}>
                <strong>{reviewerName}</strong>: {why}
              </li>
            ))}
          </Lines>
        </>
      )}
      {round.state === "OPEN" && <AssignForm jury={jury} entry={entry} />}
    </div>
  );
}

/** An application in a round: its place and mean, and on demand its reviews and discussion. */
export function EntryRow({
  jury,
  round,
  entry,
  isChosen,
  toggle,
}: Props & { isChosen: boolean; toggle: (entry: Entry) => void }) {
  const [isOpen, setOpen] = useState(false);
  const {
    number,
    applicationId,
    applicantName,
    vendorName,
    status,
    isAdvanced,
    place,
    isTied,
    mean,
    budget,
  } = entry;
  return (
    <Row>
      <Pick>
        <Checkbox checked={isChosen} onChange={() => toggle(entry)} />
        <VisuallyHidden>Choose {applicantName}</VisuallyHidden>
      </Pick>
      <div>
        <Head>
          <chakra.span fontWeight="medium">
            {place === null ? "" : `${place}. `}
            <TextLink to={applicationPath(applicationId)}>{applicantName}</TextLink>
            {vendorName && `, ${vendorName}`}
          </chakra.span>
          <chakra.span fontVariantNumeric="tabular-nums">{formatMean(mean)}</chakra.span>
        </Head>
        <Small>
          Application {number} · {countOf(entry.reviewCount, "review")}
          {spreadOf(entry)}
          {budget && ` · asks for ${money(budget)}`}
        </Small>
        <chakra.p display="flex" flexWrap="wrap" gap="2" mt="2">
          <ApplicationStatusBadge status={status} />
          {isTied && <Badge colorPalette="gray">Tied</Badge>}
          {isAdvanced && <Badge colorPalette="green">In a later round</Badge>}
          {entry.reviews.some(({ hasChangedSince }) => hasChangedSince) && (
            <Badge colorPalette="orange">Changed since it was reviewed</Badge>
          )}
          {entry.conflicts.length > 0 && <Badge>{countOf(entry.conflicts.length, "conflict")}</Badge>}
        </chakra.p>
        <Button mt="3" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Reviews and Discussion<VisuallyHidden> of {applicantName}</VisuallyHidden>
        </Button>
        {isOpen && (
          <Opened>
            <Reviews jury={jury} round={round} entry={entry} />
            <div>
              <Title>Discussion</Title>
              <CommentList comments={entry.discussion} />
              {round.state === "OPEN" && (
                <CommentForm entryId={entry.id} refetch="JuryEntries" about={`application ${number}`} />
              )}
            </div>
          </Opened>
        )}
      </div>
    </Row>
  );
}
