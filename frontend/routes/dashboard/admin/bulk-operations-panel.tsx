import { BulkOperations } from "../../../features/bulk-operations/bulk-operations.tsx";
import { Panel } from "../../../ui/panel.tsx";

/** What administrators do to many accounts at once. */
export function Component({ title }: { title: string }) {
  return (
    <Panel title={title} intro="Choose users by search, role and status, or one by one.">
      <BulkOperations />
    </Panel>
  );
}
