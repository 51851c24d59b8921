import { Bookmark } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import type { Savable } from "./kinds.ts";
import { useBookmark } from "./use-bookmark.ts";

type Props = {
  of: Savable;
  /** Whether it shows text next to its icon. */
  words?: boolean;
} & Pick<ComponentProps<typeof Button>, "size">;

/** A button that saves a record for the viewer, or removes it. */
export function BookmarkButton({ of, words = false, size }: Props) {
  const { toggle } = useBookmark(of);
  const saved = of.saved === true;
  return (
    <Button
      variant={words ? "outline" : "ghost"}
      size={words ? (size ?? "sm") : "icon"}
      position="relative"
      flexShrink="0"
      aria-pressed={saved}
      onClick={toggle}
    >
      <Bookmark size={words ? 16 : 18} aria-hidden fill={saved ? "currentColor" : "none"} />
      {words && <span aria-hidden>{saved ? "Saved" : "Save"}</span>}
      {/* The accessible name stays the same; the pressed state conveys whether the record is saved. */}
      <VisuallyHidden>Save {of.title}</VisuallyHidden>
    </Button>
  );
}
