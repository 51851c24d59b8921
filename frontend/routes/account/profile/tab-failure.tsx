import { chakra } from "@chakra-ui/react";
import { Button } from "../../../ui/controls/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

type Props = { title: string; onRetry: () => void };

/** Shown instead of a tab that failed to load; the header and the other tabs stay. */
export const TabFailure = ({ title, onRetry }: Props) => (
  <Panel title={title}>
    <chakra.p role="alert" color="fg.muted">
      We couldn't load this tab. Check your connection and try again.
    </chakra.p>
    <Button mt="4" onClick={onRetry}>
      Try again
    </Button>
  </Panel>
);
