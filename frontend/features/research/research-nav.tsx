import { SectionNav } from "../../ui/layout/section-nav.tsx";

const PARTS = [
  { to: "/research", label: "Papers" },
  { to: "/research/collaborations", label: "Collaborations" },
  { to: "/research/partners", label: "University partners" },
  { to: "/research/topics", label: "Trending topics" },
] as const;

/** Navigation between the parts of the research section. */
export const ResearchNav = () => <SectionNav label="Research" parts={PARTS} />;
