import { Search } from "lucide-react";
import { lazy, useEffect, useState } from "react";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Dialog } from "../../ui/controls/dialog.tsx";

const SearchPalette = lazy(async () => ({ default: (await import("./search-palette.tsx")).SearchPalette }));

/** Opens the global search, like Ctrl-K; without JavaScript, it links to the search page. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <ButtonLink
        to="/search"
        variant="ghost"
        size="icon"
        color="fg.muted"
        aria-label="Search everything"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Search size={18} strokeWidth={1.75} aria-hidden />
      </ButtonLink>
      {isOpen && (
        <Dialog label="Search everything" onClose={() => setOpen(false)}>
          <SearchPalette onChosen={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}
