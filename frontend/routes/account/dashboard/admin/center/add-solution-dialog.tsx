import { Suspense } from "react";
import { useViewerSuspenseQuery } from "../../../../../features/viewer/viewer.generated.ts";
import { SkeletonBar } from "../../../../../ui/layout/skeleton.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import { useAddSolutionCategoriesSuspenseQuery } from "./add-solution.generated.ts";
import { AddSolutionForm } from "./add-solution-form.tsx";

type Props = { onClose: () => void };

function Content({ onClose }: Props) {
  const { viewer } = useViewerSuspenseQuery({ variables: {} }).data;
  const { categories } = useAddSolutionCategoriesSuspenseQuery({ variables: {} }).data;
  return (
    <AddSolutionForm
      viewerId={viewer?.id ?? ""}
      categories={categories.map(({ name }) => name)}
      onClose={onClose}
    />
  );
}

/** The dialog in which an administrator adds a solution. */
export const AddSolutionDialog = ({ onClose }: Props) => (
  <ActionDialog title="Add Solution" intro="It's published right away." onClose={onClose}>
    <Suspense fallback={<SkeletonBar height="96" borderRadius="lg" />}>
      <Content onClose={onClose} />
    </Suspense>
  </ActionDialog>
);
