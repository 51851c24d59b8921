import { chakra } from "@chakra-ui/react";
import {
  BadgeCheck,
  Download,
  type LucideIcon,
  Megaphone,
  PackagePlus,
  RefreshCw,
  UserCog,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { useUsersAddress } from "../../../../../features/user-management/use-user-filter.ts";
import { Button } from "../../../../../ui/controls/button.tsx";
import { AddSolutionDialog } from "./add-solution-dialog.tsx";
import { ExportDataDialog } from "./export-data-dialog.tsx";
import { SendAlertsDialog } from "./send-alerts-dialog.tsx";
import { SyncDataDialog } from "./sync-data-dialog.tsx";
import { VerifyVendorDialog } from "./verify-vendor-dialog.tsx";

type QuickAction = { label: string; Icon: LucideIcon; dialog: (onClose: () => void) => ReactNode };

/** The quick actions after Manage Users, in order; each opens its dialog. */
const ACTIONS: readonly QuickAction[] = [
  {
    label: "Add Solution",
    Icon: PackagePlus,
    dialog: (onClose) => <AddSolutionDialog onClose={onClose} />,
  },
  {
    label: "Verify Vendor",
    Icon: BadgeCheck,
    dialog: (onClose) => <VerifyVendorDialog onClose={onClose} />,
  },
  { label: "Send Alerts", Icon: Megaphone, dialog: (onClose) => <SendAlertsDialog onClose={onClose} /> },
  { label: "Export Data", Icon: Download, dialog: (onClose) => <ExportDataDialog onClose={onClose} /> },
  { label: "Sync Data", Icon: RefreshCw, dialog: (onClose) => <SyncDataDialog onClose={onClose} /> },
];

const List = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "repeat(2, minmax(0, 1fr))",
      md: "repeat(3, minmax(0, 1fr))",
      xl: "repeat(auto-fit, minmax(9rem, 1fr))",
    },
    gap: "3",
    listStyleType: "none",
  },
});

type ButtonProps = Pick<QuickAction, "label" | "Icon"> & { onClick: () => void };

function ActionButton({ label, Icon, onClick }: ButtonProps) {
  return (
    <Button
      width="full"
      size="md"
      px="2"
      fontSize={{ base: "sm", md: "md" }}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {label}
    </Button>
  );
}

/**
 * Buttons for frequent administrative actions; User Management opens from the page's header, through its URL.
 */
export function QuickActions() {
  const users = useUsersAddress();
  const [open, setOpen] = useState<QuickAction>();
  return (
    <>
      <List aria-label="Quick actions">
        <li>
          <ActionButton label="Manage Users" Icon={UserCog} onClick={users.open} />
        </li>
        {ACTIONS.map((action) => (
          <li key={action.label}>
            <ActionButton {...action} onClick={() => setOpen(action)} />
          </li>
        ))}
      </List>
      {open?.dialog(() => setOpen(undefined))}
    </>
  );
}
