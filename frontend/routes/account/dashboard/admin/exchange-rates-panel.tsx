import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";

/** Links to the exchange rates that convert budgets. */
export function Component({ title }: { title: string }) {
  return (
    <Panel
      title={title}
      terse
      intro="What budgets in other currencies are converted with."
      action={<ButtonLink to="/admin/exchange-rates">Edit rates</ButtonLink>}
    />
  );
}
