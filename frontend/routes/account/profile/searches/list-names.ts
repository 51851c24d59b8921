/** Display names of the searchable lists. */
export const LIST_NAMES: Readonly<Record<string, string>> = {
  solutions: "Solutions",
  vendors: "Vendors",
  opportunities: "Opportunities",
  researchPapers: "Papers",
  universityPartners: "University partners",
  collaborations: "Collaborations",
  marketTrends: "Market trends",
  blogPosts: "Articles",
};
