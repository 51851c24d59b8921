import { chakra } from "@chakra-ui/react";
import { Bot, ChartNoAxesCombined, FlaskConical, GraduationCap, Search, Store } from "lucide-react";
import { CardTitle } from "../../../ui/layout/card.tsx";
import { PageSection } from "../../../ui/layout/page-section.tsx";

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
    text: "Describe what you need in your own words, and see what fits, with the sentences that show why.",
    to: "/match",
    Icon: Search,
  },
  {
    title: "Research Hub",
    text: "Papers with abstracts and citations to read, cite and export.",
    to: "/research",
    Icon: GraduationCap,
  },
] as const;

const Grid = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" },
    // The grid's own color is visible between its cells, as hairlines.
    gap: "1px",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "lg",
    bg: "line",
    overflow: "hidden",
    listStyleType: "none",
  },
});
const Cell = chakra("li", {
  base: {
    position: "relative",
    p: { base: "4", md: "6" },
    bg: "bg.raised",
    _hover: { bg: "bg.subtle" },
    "& svg": { mb: "3", color: "accent" },
  },
});
const Text = chakra("p", {
  base: { mt: "1.5", color: "fg.muted", fontSize: "sm", display: { base: "none", sm: "block" } },
});

/** The product's features, each linked to its screen. */
export function FeatureGrid() {
  return (
    <PageSection size="lg" title="One place for the whole decision">
      <Grid aria-label="Parts of the hub">
        {FEATURES.map(({ title, text, to, Icon }) => (
          <Cell key={title}>
            <Icon size={22} strokeWidth={1.75} aria-hidden />
            <CardTitle link={{ to }}>{title}</CardTitle>
            <Text>{text}</Text>
          </Cell>
        ))}
      </Grid>
    </PageSection>
  );
}
