import { Bookmark } from "lucide-react";
import { Button } from "../../../ui/controls/button.tsx";
import { useViewer } from "../../viewer/use-viewer.ts";
import { choiceOf } from "../address.ts";
import type { ListingState } from "../use-listing.ts";

/**
 * Narrows a list to what the viewer has saved; renders nothing for lists without saved items and for
 * visitors.
 */
export function SavedToggle<Name extends string, Sort extends string>({
  state: { listing, address, change },
}: {
  state: ListingState<Name, Sort>;
}) {
  const { viewer } = useViewer();
  const name = (Object.keys(listing.filters) as Name[]).find((filter) => filter === "saved");
  if (!name) return null;
  const on = address.chosen[name].length > 0;
  if (!viewer && !on) return null;
  return (
    <Button
      variant={on ? "outline" : "ghost"}
      aria-pressed={on}
      onClick={() => change({ chosen: choiceOf<Name>([name], on ? [] : ["true"]) })}
    >
      <Bookmark size={16} aria-hidden fill={on ? "currentColor" : "none"} />
      Saved
    </Button>
  );
}
