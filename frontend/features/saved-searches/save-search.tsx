import { BellPlus } from "lucide-react";
import { lazy, useState } from "react";
import { useNavigate } from "react-router-dom";
import { toast } from "../../ui/behavior/toast-store.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Dialog } from "../../ui/controls/dialog.tsx";
import { useViewer } from "../viewer/use-viewer.ts";
import { type SearchValues, searchInput } from "./alert-words.ts";
import { forgetSearches } from "./forget-searches.ts";
import { useSaveSearchMutation } from "./searches.generated.ts";

const SearchForm = lazy(async () => ({ default: (await import("./search-form.tsx")).SearchForm }));

type Props = {
  /** The list's name. */
  list: string;
  /** The path and query string of the list as shown. */
  path: string;
  /** The query string to save. */
  address: string;
};

/** Saves the search that a list shows; a visitor signs in first and comes back to the same list. */
export function SaveSearch({ list, path, address }: Props) {
  const { viewer, loading } = useViewer();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [saveSearch] = useSaveSearchMutation();
  const onClick = () => {
    if (viewer) setOpen(true);
    else void navigate(`/login?${new URLSearchParams({ next: path })}`);
  };
  const save = async (values: SearchValues) => {
    const variables = { list, address, input: searchInput(values) };
    await saveSearch({ variables, update: (cache) => forgetSearches(cache) });
    toast({ title: "Search saved", description: "Find it in your profile under Searches." });
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="ghost" disabled={loading} onClick={onClick}>
        <BellPlus size={16} aria-hidden />
        Save Search
      </Button>
      {open && (
        <Dialog label="Save this search" onClose={close}>
          <SearchForm title="Save this search" list={list} address={address} save={save} onDone={close} />
        </Dialog>
      )}
    </>
  );
}
