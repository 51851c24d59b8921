/** The public sections, as header, mobile menu and footer list them. */
export const sections = [
  { to: "/solutions", label: "Solutions" },
  { to: "/opportunities", label: "Opportunities" },
  { to: "/vendors", label: "Vendors" },
  { to: "/research", label: "Research" },
  { to: "/market-intelligence", label: "Market Intelligence" },
  { to: "/blog", label: "Blog" },
] as const;
