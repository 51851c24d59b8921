import { chakra } from "@chakra-ui/react";
import { Button } from "../../../../ui/controls/button.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";

type Props = { title: string; onRetry: () => void };

/** The error state of a panel, in the panel's own frame. */
export const PanelFailure = ({ title, onRetry }: Props) => (
  <Panel title={title}>
    <chakra.p role="alert" color="fg.muted">
      We couldn't load this panel. Everything else on the page still works.
    </chakra.p>
    <Button mt="4" onClick={onRetry}>
      Try again
    </Button>
  </Panel>
);
