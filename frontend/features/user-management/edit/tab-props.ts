import type { UserDetails_AccountFragment } from "../users.generated.ts";

/** The props of the dialog's tabs. */
export type TabProps = { user: UserDetails_AccountFragment; onClose: () => void };
