import { type ReactNode, Suspense, useState } from "react";
import { SkeletonBar } from "../layout/skeleton.tsx";
import { Button } from "./button.tsx";

type Props = {
  /** The cursor at which the list above ends. */
  of: { hasNextPage: boolean; endCursor?: string | null | undefined };
  /** The button's label. */
  label: string;
  /** Renders the items after a cursor. */
  children: (after: string) => ReactNode;
};

/** A button below a list that is replaced by the next items; the list stays visible while they load. */
export function More({ of: { hasNextPage, endCursor }, label, children }: Props) {
  const [isWanted, setWanted] = useState(false);
  if (!endCursor) return null;
  if (isWanted)
    return (
      <Suspense fallback={<SkeletonBar height="24" mt="4" borderRadius="lg" aria-busy />}>
        {children(endCursor)}
      </Suspense>
    );
  if (!hasNextPage) return null;
  return (
    <Button mt="4" onClick={() => setWanted(true)}>
      {label}
    </Button>
  );
}
