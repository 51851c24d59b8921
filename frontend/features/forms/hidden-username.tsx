/** The username for password managers, hidden visually and from assistive technology. */
export function HiddenUsername({ username = "" }: { username?: string }) {
  return (
    <input type="text" name="hidden-username" autoComplete="username" value={username} readOnly hidden />
  );
}
