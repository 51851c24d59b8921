/** The demo accounts, one per role. */
export const DEMO_USERNAMES = ["admin", "business", "student", "mentor", "investor"] as const;

/** The password of a demo account, shown on the sign-in screen. */
export function demoPassword(username: string): string {
  return `${username}-demo`;
}
