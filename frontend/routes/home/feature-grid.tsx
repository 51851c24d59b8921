import { chakra } from "@chakra-ui/react";
import { Bot, ChartNoAxesCombined, FlaskConical, GraduationCap, Search, Store } from "lucide-react";
import { CardFrame, CardGrid, CardText, CardTitle } from "../../ui/card.tsx";
import { PageSection } from "../../ui/page-section.tsx";

const FEATURES = [
  {
    title: "AI Solutions Center",
    text: "Compare analytics, vision and prediction products by what they do, who they're for and what they cost.",
    to: "/solutions?category=ai-analytics",
    Icon: Bot,
  },
  {
    title: "Innovation Lab",
    text: "Studies, field trials and data partnerships from universities looking for partners.",
    to: "/research/collaborations",
    Icon: FlaskConical,
  },
  {
    title: "Technology Marketplace",
    text: "See what we checked about each vendor, its products and what users say.",
    to: "/vendors",
    Icon: Store,
  },
  {
    title: "Market Intelligence",
    text: "Market size, segments, funding and trends, each with its source, its date and its rows.",
    to: "/market-intelligence",
    Icon: ChartNoAxesCombined,
  },
  {
    title: "Solution Finder",
    text: "Say what you need in your own words, and see what fits, with the sentences that say so.",
    to: "/match",
    Icon: Search,
  },
  {
    title: "Research Hub",
    text: "Papers with abstracts and citations, to read, to cite and to export.",
    to: "/research",
    Icon: GraduationCap,
  },
] as const;

const Mark = chakra("span", {
  base: {
    display: "inline-grid",
    placeItems: "center",
    boxSize: "10",
    borderRadius: "md",
    bg: "accent.subtle",
    color: "accent",
  },
});

/** The product's features, each linked to its screen. */
export function FeatureGrid() {
  return (
    <PageSection size="lg" title="One place for the whole decision">
      <CardGrid aria-label="Parts of the hub">
        {FEATURES.map(({ title, text, to, Icon }) => (
          <li key={title}>
            <CardFrame>
              <Mark aria-hidden>
                <Icon size={20} strokeWidth={1.75} />
              </Mark>
              <CardTitle link={{ to }}>{title}</CardTitle>
              <CardText>{text}</CardText>
            </CardFrame>
          </li>
        ))}
      </CardGrid>
    </PageSection>
  );
}
