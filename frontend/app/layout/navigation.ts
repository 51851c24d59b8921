/** The public sections, as header, mobile menu and footer list them. */
export const sections = [
  { to: "/solutions", label: "Solutions" },
  { to: "/opportunities", label: "Opportunities" },
  { to: "/vendors", label: "Vendors" },
  { to: "/research", label: "Research" },
  { to: "/market-intelligence", label: "Market Intelligence" },
  { to: "/blog", label: "Blog" },
] as const;

/** The sections with the dashboard first, for whoever is signed in. */
export const signedInSections = [{ to: "/dashboard", label: "Dashboard" }, ...sections] as const;

/** What an account's menu leads to. */
export const accountLinks = [
  { to: "/profile", label: "Profile" },
  { to: "/profile?tab=settings", label: "Settings" },
] as const;

/** The ways in, for whoever is signed out. */
export const entranceLinks = [
  { to: "/login", label: "Sign In" },
  { to: "/register", label: "Get Started" },
] as const;

/** The pages about the hub itself. */
export const hubPages = [
  { to: "/about", label: "About" },
  { to: "/contact", label: "Contact" },
  { to: "/developers", label: "Developers" },
  { to: "/status", label: "Status" },
  { to: "/privacy", label: "Privacy" },
  { to: "/terms", label: "Terms" },
] as const;
