/** The public sections, shown in the header, the mobile menu and the footer. */
export const sections = [
  { to: "/solutions", label: "Solutions" },
  { to: "/opportunities", label: "Opportunities" },
  { to: "/vendors", label: "Vendors" },
  { to: "/research", label: "Research" },
  { to: "/market-intelligence", label: "Market Intelligence" },
  { to: "/blog", label: "Blog" },
] as const;

/** The sections for signed-in users, with the dashboard first. */
export const signedInSections = [{ to: "/dashboard", label: "Dashboard" }, ...sections] as const;

/** Links in the account menu. */
export const accountLinks = [
  { to: "/profile", label: "Profile" },
  { to: "/matches", label: "Your Matches" },
  { to: "/evaluations", label: "Evaluations" },
  { to: "/reviews", label: "Jury Reviews" },
  { to: "/messages", label: "Messages" },
  { to: "/notifications", label: "Notifications" },
  { to: "/profile?tab=settings", label: "Settings" },
] as const;

const MODERATION = { to: "/moderation", label: "Moderation" } as const;

type AccountLink = (typeof accountLinks)[number] | typeof MODERATION;

/**
 * The numbers of waiting items behind the account menu's links; null where a link doesn't apply to the user.
 */
type Waiting = {
  unreadConversations: number | null;
  unreadNotifications: number | null;
  moderationWaiting: number | null;
};

/** Returns the account menu's links; administrators also get the moderation queue. */
export const accountLinksOf = ({ moderationWaiting }: Waiting): readonly AccountLink[] =>
  moderationWaiting === null ? accountLinks : [...accountLinks, MODERATION];

/** Higher numbers are shown as this one with a plus. */
const MANY = 99;

/** Returns a menu link's label with the number of waiting items, such as "Messages (2 unread)". */
export function accountLabel(
  { label }: AccountLink,
  { unreadConversations, unreadNotifications, moderationWaiting }: Waiting,
): string {
  if (label === "Messages" && unreadConversations) return `${label} (${unreadConversations} unread)`;
  if (label === "Notifications" && unreadNotifications)
    return `${label} (${unreadNotifications > MANY ? `${MANY}+` : unreadNotifications} unread)`;
  if (label === "Moderation" && moderationWaiting)
    return `${label} (${moderationWaiting > MANY ? `${MANY}+` : moderationWaiting} waiting)`;
  return label;
}

/** Where vendors that aren't in the catalog begin. */
export const listYourCompany = { to: "/list-your-company", label: "List Your Company" } as const;

/** Sign-in and registration, for signed-out visitors. */
export const entranceLinks = [
  { to: "/login", label: "Sign In" },
  { to: "/register", label: "Get Started" },
] as const;

/** Pages about the site itself. */
export const hubPages = [
  { to: "/about", label: "About" },
  { to: "/how-matching-works", label: "How Matching Works" },
  listYourCompany,
  { to: "/contact", label: "Contact" },
  { to: "/developers", label: "Developers" },
  { to: "/developers/api", label: "API Reference" },
  { to: "/sandbox", label: "Sandbox" },
  { to: "/status", label: "Status" },
  { to: "/privacy", label: "Privacy" },
  { to: "/terms", label: "Terms" },
] as const;
