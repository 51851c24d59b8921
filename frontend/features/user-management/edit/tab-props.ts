import type { UserDetails_AccountFragment } from "../users.generated.ts";

/** What a tab of the dialog is given. */
export type TabProps = { user: UserDetails_AccountFragment; onClose: () => void };
