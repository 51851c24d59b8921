import { Columns3 } from "lucide-react";
import type { ComponentProps } from "react";
import { toast } from "../../ui/behavior/toast-store.ts";
import { Button } from "../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { MAX_COMPARED } from "./compare-store.ts";
import { useCompared } from "./use-compared.ts";

type Props = {
  solution: { id: string; title: string };
  /** The brief that the solution matches, as a query string. */
  brief?: string;
} & Omit<ComponentProps<typeof Button>, "children">;

/** Adds a solution to the comparison tray, or removes it. */
export function CompareToggle({ solution: { id, title }, brief, ...button }: Props) {
  const { items, isFull, add, remove } = useCompared();
  const chosen = items.some((item) => item.id === id);
  const toggle = () => {
    if (chosen) remove(id);
    else if (!isFull) add({ id, title }, brief);
    else
      toast({
        title: `You can compare ${MAX_COMPARED} solutions at a time`,
        description: "Remove one from the tray first.",
      });
  };
  return (
    <Button
      {...button}
      position="relative"
      flexShrink="0"
      aria-pressed={chosen}
      onClick={toggle}
      {...(chosen ? { color: "accent" } : {})}
    >
      <Columns3 size={16} aria-hidden />
      <span>
        Compare
        <VisuallyHidden> {title}</VisuallyHidden>
      </span>
    </Button>
  );
}
