import { chakra } from "@chakra-ui/react";
import { Bookmark, ChevronDown, ListPlus } from "lucide-react";
import { lazy, type ReactNode, useState } from "react";
import { Dialog } from "../../ui/controls/dialog.tsx";
import { Menu } from "../../ui/controls/menu.tsx";
import { BookmarkButton } from "./bookmark-button.tsx";
import type { Savable } from "./kinds.ts";
import { useBookmark } from "./use-bookmark.ts";

const SaveToList = lazy(async () => ({ default: (await import("./save-to-list.tsx")).SaveToList }));

const Row = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "4" } });

/** The actions on a record's page: save it, add it to a shortlist, and those specific to its kind. */
export function SaveActions({ of, children }: { of: Savable; children?: ReactNode }) {
  const { askToSignIn } = useBookmark(of);
  const [choosing, setChoosing] = useState(false);
  return (
    <Row>
      <chakra.div display="flex" gap="1">
        <BookmarkButton of={of} words />
        <Menu
          size="sm"
          px="2"
          aria-label={`More ways to save ${of.title}`}
          face={<ChevronDown size={16} aria-hidden />}
          heading={<chakra.span fontSize="sm">Save</chakra.span>}
          items={[
            {
              label: "Save to list…",
              Icon: ListPlus,
              onSelect: () => void (askToSignIn() || setChoosing(true)),
              disabled: false,
            },
            { label: "Everything you've saved", Icon: Bookmark, to: "/profile?tab=saved" },
          ]}
        />
      </chakra.div>
      {children}
      {choosing && (
        <Dialog label="Save to list" onClose={() => setChoosing(false)}>
          <SaveToList of={of} onDone={() => setChoosing(false)} />
        </Dialog>
      )}
    </Row>
  );
}
