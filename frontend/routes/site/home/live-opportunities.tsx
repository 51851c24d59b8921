import { chakra } from "@chakra-ui/react";
import { TypeMark } from "../../../features/opportunities/type-mark.tsx";
import { DaysLeft } from "../../../features/record/days-left.tsx";
import { opportunityPath } from "../../../features/record/record-path.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { formatCount } from "../../../ui/display/format.ts";
import { CardFrame, CardGrid, CardHead, CardSubtitle, CardTitle } from "../../../ui/layout/card.tsx";
import { PageSection } from "../../../ui/layout/page-section.tsx";
import { budgetText, dueText } from "./display.ts";
import type { HomeQuery } from "./home.generated.ts";

const Terms = chakra("p", {
  base: { display: "flex", flexWrap: "wrap", columnGap: "4", rowGap: "1", fontSize: "sm" },
});

type Props = Pick<HomeQuery, "activeOpportunities"> & { total: number };

/** The opportunities with the closest deadlines, and the total number of open ones. */
export function LiveOpportunities({ activeOpportunities, total }: Props) {
  return (
    <PageSection
      title="Live opportunities"
      badge={<Badge colorPalette="green">{formatCount(total)} open</Badge>}
      empty={activeOpportunities.length === 0 && "There are no open opportunities right now."}
      action={
        <ButtonLink to="/opportunities" size="md">
          All Opportunities
        </ButtonLink>
      }
    >
      <CardGrid aria-label="Live opportunities" columns={2}>
        {activeOpportunities.map((opportunity) => (
          <li key={opportunity.id}>
            <CardFrame>
              <CardHead>
                <TypeMark type={opportunity.type} />
                <chakra.div minWidth="0">
                  <CardTitle link={{ to: opportunityPath(opportunity) }}>{opportunity.title}</CardTitle>
                  <CardSubtitle>{opportunity.organization}</CardSubtitle>
                </chakra.div>
              </CardHead>
              <Terms>
                <DaysLeft daysLeft={opportunity.daysLeft}>{dueText(opportunity.daysLeft)}</DaysLeft>
                <span>{budgetText(opportunity.budget)}</span>
              </Terms>
            </CardFrame>
          </li>
        ))}
      </CardGrid>
    </PageSection>
  );
}
