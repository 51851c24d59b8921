import { chakra } from "@chakra-ui/react";
import { Bell, BellOff } from "lucide-react";
import { useState } from "react";
import { notifyFailure } from "../../../../features/failures/notify-failure.ts";
import {
  alertWords,
  type SearchValues,
  searchInput,
} from "../../../../features/saved-searches/alert-words.ts";
import { forgetSearches } from "../../../../features/saved-searches/forget-searches.ts";
import { SearchForm } from "../../../../features/saved-searches/search-form.tsx";
import { useEditSavedSearchMutation } from "../../../../features/saved-searches/searches.generated.ts";
import { toast } from "../../../../ui/behavior/toast-store.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Dialog } from "../../../../ui/controls/dialog.tsx";
import { Badge } from "../../../../ui/display/badge.tsx";
import { Dotted } from "../../../../ui/display/dotted.tsx";
import { formatCount } from "../../../../ui/display/format.ts";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../../../ui/display/visually-hidden.tsx";
import { LIST_NAMES } from "./list-names.ts";
import {
  type MySavedSearchesQuery,
  useDeleteSavedSearchMutation,
  useVisitSavedSearchMutation,
} from "./searches-tab.generated.ts";

const Row = chakra("li", {
  base: {
    display: "flex",
    flexDirection: { base: "column", md: "row" },
    justifyContent: "space-between",
    gap: "3",
    py: "4",
    "& + &": { borderTopWidth: "1px", borderColor: "line" },
  },
});
const Note = chakra("p", {
  base: { mt: "1", color: "fg.muted", fontSize: "sm", overflowWrap: "anywhere" },
});

type Props = { search: MySavedSearchesQuery["mySavedSearches"]["edges"][number]["node"] };

/** A saved search: its number of new matches, its alert, and its actions. */
export function SearchRow({ search }: Props) {
  const { id, name, list, address, words, alert, weekday, version, newCount, isCurrent } = search;
  const [editing, setEditing] = useState(false);
  const [visit] = useVisitSavedSearchMutation();
  const [edit] = useEditSavedSearchMutation();
  const [remove, { loading }] = useDeleteSavedSearchMutation();
  const close = () => setEditing(false);
  const save = (values: SearchValues) =>
    edit({
      variables: { id, version, input: searchInput(values) },
      update: (cache) => forgetSearches(cache),
    });
  const onDelete = async () => {
    if (!window.confirm(`Delete the search “${name}”? This action cannot be undone.`)) return;
    try {
      const { data } = await remove({ variables: { id }, update: (cache) => forgetSearches(cache) });
      toast({ title: "Deleted", ...(data && { description: data.deleteSavedSearch.message }) });
    } catch (error) {
      notifyFailure(error);
    }
  };
  const values = { name, alert: alert.toLowerCase(), weekday: String(weekday ?? 1) };
  const Icon = alert === "NONE" ? BellOff : Bell;
  return (
    <Row>
      <chakra.div minWidth="0">
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3" overflowWrap="anywhere">
          {isCurrent ? (
            <TextLink to={address} onClick={() => void visit({ variables: { id } }).catch(() => undefined)}>
              {name}
            </TextLink>
          ) : (
            <strong>{name}</strong>
          )}
          {newCount > 0 && <Badge colorPalette="green">{formatCount(newCount)} new</Badge>}
        </chakra.p>
        <Note>
          <Dotted parts={[LIST_NAMES[list] ?? list, ...words]} />
        </Note>
        <Note display="flex" alignItems="center" gap="1.5">
          <Icon size={14} aria-hidden />
          {isCurrent
            ? alertWords(alert, weekday)
            : "This list no longer has these filters. Delete the search."}
        </Note>
      </chakra.div>
      <chakra.div display="flex" flexShrink="0" alignItems="flex-start" gap="2">
        {isCurrent && (
          <Button onClick={() => setEditing(true)}>
            Edit<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        <Button disabled={loading} onClick={onDelete}>
          Delete<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </chakra.div>
      {editing && (
        <Dialog label="Edit search" onClose={close}>
          <SearchForm
            title="Edit search"
            list={list}
            address={new URL(address, "http://x").search}
            values={values}
            save={save}
            onDone={close}
          />
        </Dialog>
      )}
    </Row>
  );
}
