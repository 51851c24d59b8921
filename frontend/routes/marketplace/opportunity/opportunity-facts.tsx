import { CalendarDays } from "lucide-react";
import type { ComponentProps } from "react";
import { receivedPath } from "../../../features/applications/application-paths.ts";
import { labelOf } from "../../../features/listing/address.ts";
import { opportunitiesListing } from "../../../features/listing/lists/opportunities.generated.ts";
import { changesOf } from "../../../features/postings/outcome-section.tsx";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { declaredFacts } from "../../../features/record/declared-facts.ts";
import { EndFact } from "../../../features/record/end-fact.tsx";
import { FactCard } from "../../../features/record/fact-card.tsx";
import { opportunityEditPath } from "../../../features/record/record-path.ts";
import { ButtonAnchor, ButtonLink } from "../../../ui/controls/button.tsx";
import { formatBudget } from "../../../ui/display/format.ts";
import { SHOWN } from "./shown-fields.generated.ts";
import type { ShownOpportunity } from "./shown-opportunity.ts";

type ApplyProps = { opportunity: ShownOpportunity } & Omit<
  ComponentProps<typeof ButtonLink>,
  "to" | "children"
>;

/** Links to the application form, or to the viewer's application. */
export const ApplyButton = ({ opportunity: { viewerHasApplied }, ...button }: ApplyProps) => (
  <ButtonLink
    {...button}
    to="#apply"
    variant={viewerHasApplied ? "outline" : "primary"}
    size="md"
    flexShrink="0"
  >
    {viewerHasApplied ? "Your application" : "Apply Now"}
  </ButtonLink>
);

/** Budget, deadline, location, and intended applicants. */
export function OpportunityFacts({ opportunity }: { opportunity: ShownOpportunity }) {
  const { id, budget, dueDate, levels, sports, postedAt, updatedAt, isActive, stage, viewerOwns } =
    opportunity;
  return (
    <FactCard
      lead={formatBudget(budget)}
      note={budget === null ? "Available from the organization on request." : "Budget in US dollars"}
      action={
        (isActive || viewerOwns) && (
          <>
            {viewerOwns ? (
              <>
                <ButtonLink
                  to={receivedPath("OPPORTUNITY", id)}
                  variant="primary"
                  size="md"
                  width="full"
                  mt="5"
                >
                  Review applications
                </ButtonLink>
                <ButtonLink to={opportunityEditPath(opportunity)} size="md" width="full" mt="2">
                  Edit opportunity
                </ButtonLink>
              </>
            ) : (
              <ApplyButton opportunity={opportunity} width="full" mt="5" />
            )}
            {isActive && dueDate && (
              <ButtonAnchor href={`/opportunities/${id}.ics`} size="md" width="full" mt="2">
                <CalendarDays size={16} aria-hidden />
                Add to Calendar
              </ButtonAnchor>
            )}
          </>
        )
      }
      facts={[
        ["Due date", dueDate ? <EndFact key="due" at={dueDate} /> : "TBD"],
        ...declaredFacts(SHOWN, opportunity),
        levels.length > 0 && [
          "Levels",
          levels.map((level) => labelOf(opportunitiesListing.filters.level, level)).join(", "),
        ],
        sports.length > 0 && ["Sports", sports.map(({ name }) => name).join(", ")],
        ...changesOf(opportunity),
        stage === "PUBLISHED" && ["Posted", <DateFact key="posted" at={postedAt} />],
        ["Updated", <DateFact key="updated" at={updatedAt} />],
      ]}
    />
  );
}
