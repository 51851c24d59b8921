import { chakra } from "@chakra-ui/react";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { TypeMark } from "../../features/opportunities/type-mark.tsx";
import { opportunityPath } from "../../features/record/record-path.ts";
import { Badge } from "../../ui/badge.tsx";
import { formatCount } from "../../ui/format.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { budgetText, dueText } from "./display.ts";
import type { HomeQuery } from "./home.generated.ts";

const Card = chakra("section", {
  base: { p: "5", borderRadius: "xl", bg: "bg.raised", color: "fg", borderWidth: "1px", borderColor: "line" },
});
const Head = chakra("div", {
  base: { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "3", mb: "2" },
});
const Title = chakra("h2", { base: { fontSize: "lg", fontWeight: "semibold" } });
const Row = chakra("li", {
  base: {
    display: "flex",
    gap: "3",
    py: "4",
    borderTopWidth: "1px",
    borderColor: "line",
    _first: { borderTopWidth: "0" },
  },
});
const Name = chakra(Link, {
  base: {
    fontWeight: "semibold",
    lineHeight: "short",
    _hover: { color: "accent", textDecoration: "underline" },
  },
});
const Line = chakra("p", { base: { mt: "0.5", color: "fg.muted", fontSize: "sm" } });
const Terms = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "3",
    mt: "1.5",
    fontSize: "sm",
    fontWeight: "medium",
  },
});

type Props = Pick<HomeQuery, "activeOpportunities"> & { total: number };

/** The opportunities with the closest deadlines, and the total number of open ones. */
export function LiveOpportunities({ activeOpportunities, total }: Props) {
  return (
    <Card aria-labelledby="live-opportunities">
      <Head>
        <Title id="live-opportunities">Live opportunities</Title>
        <Badge colorPalette="green">{formatCount(total)} open</Badge>
      </Head>
      {activeOpportunities.length === 0 ? (
        <Line>There are no open opportunities at the moment.</Line>
      ) : (
        <chakra.ul listStyleType="none">
          {activeOpportunities.map((opportunity) => (
            <Row key={opportunity.id}>
              <TypeMark type={opportunity.type} />
              <chakra.div minWidth="0">
                <Name to={opportunityPath(opportunity)}>{opportunity.title}</Name>
                <Line>{opportunity.organization}</Line>
                <Terms>
                  <chakra.span color="warning">{dueText(opportunity.daysLeft)}</chakra.span>
                  <span>{budgetText(opportunity.budget)}</span>
                </Terms>
              </chakra.div>
            </Row>
          ))}
        </chakra.ul>
      )}
      <TextLink to="/opportunities" display="inline-flex" alignItems="center" gap="1.5" mt="2">
        All opportunities
        <ArrowRight size={16} aria-hidden />
      </TextLink>
    </Card>
  );
}
