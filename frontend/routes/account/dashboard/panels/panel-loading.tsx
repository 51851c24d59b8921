import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useProgress } from "../../../../ui/behavior/progress-line.tsx";
import { FigureRow } from "../../../../ui/display/figure-tile.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { SkeletonBar } from "../../../../ui/layout/skeleton.tsx";

type Props = { title: string };

function Busy({ children }: { children: ReactNode }) {
  useProgress(true);
  return (
    <chakra.div display="grid" gap="4" aria-busy>
      {children}
    </chakra.div>
  );
}

const FIGURES = ["first", "second", "third", "fourth"] as const;
const ROWS = ["first", "second", "third"] as const;

/** Placeholder for a panel of figures. */
export const FiguresLoading = ({ title }: Props) => (
  <Panel title={title}>
    <Busy>
      <FigureRow>
        {FIGURES.map((key) => (
          <SkeletonBar key={key} height="32" borderRadius="xl" />
        ))}
      </FigureRow>
    </Busy>
  </Panel>
);

/** Placeholder for a panel of a few lines. */
export const TextLoading = ({ title }: Props) => (
  <Panel title={title}>
    <Busy>
      <SkeletonBar />
      <SkeletonBar width="60%" />
    </Busy>
  </Panel>
);

/** Placeholder for a panel with a list. */
export const ListLoading = ({ title }: Props) => (
  <Panel title={title}>
    <Busy>
      {ROWS.map((key) => (
        <SkeletonBar key={key} height="12" borderRadius="md" />
      ))}
    </Busy>
  </Panel>
);
