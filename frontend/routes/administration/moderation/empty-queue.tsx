import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import type { QueueView } from "./queue-address.ts";

/** Explains what an empty queue would contain. */
export function EmptyQueue({ view: { search, state } }: { view: QueueView }) {
  if (search) return <EmptyState title="Nothing found">Try other words or another filter.</EmptyState>;
  return state === "WAITING" ? (
    <EmptyState title="Nothing to review">What needs a decision appears here.</EmptyState>
  ) : (
    <EmptyState title="No decisions yet">Decisions appear here once they're made.</EmptyState>
  );
}
