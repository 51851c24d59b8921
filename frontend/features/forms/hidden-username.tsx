/** Whose password it is, for password managers; nobody else sees it. */
export function HiddenUsername({ username = "" }: { username?: string }) {
  return (
    <input type="text" name="hidden-username" autoComplete="username" value={username} readOnly hidden />
  );
}
