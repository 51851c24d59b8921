import { Suspense } from "react";
import { SkeletonBar } from "../../../../../ui/layout/skeleton.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import { SyncData } from "./sync-data.tsx";

/** The dialog in which an administrator syncs the catalog with its sources. */
export const SyncDataDialog = ({ onClose }: { onClose: () => void }) => (
  <ActionDialog
    title="Sync Data"
    intro="Reads every enabled source and imports what's new. It keeps running if you close this."
    onClose={onClose}
  >
    <Suspense fallback={<SkeletonBar height="24" borderRadius="lg" />}>
      <SyncData onClose={onClose} />
    </Suspense>
  </ActionDialog>
);
