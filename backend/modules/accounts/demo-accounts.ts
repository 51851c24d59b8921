/** The password of a demo account; it stands on the sign-in screen. */
export function demoPassword(username: string): string {
  return `${username}-demo`;
}
