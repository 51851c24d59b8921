import { chakra } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { toWord } from "../../../../features/listing/address.ts";
import { DownloadList } from "../../../../features/listing/download-list.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { BookmarkList } from "./bookmark-list.tsx";
import { KindFilter } from "./kind-filter.tsx";
import { kindOf, listOf } from "./saved-address.ts";
import { ShortlistPanel } from "./shortlist-panel.tsx";
import { ShortlistsPanel } from "./shortlists-panel.tsx";

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 1fr)" },
    alignItems: "start",
    gap: "6",
  },
});

/** The viewer's saved records by kind, and their shortlists; or the shortlist that the address opens. */
export function SavedTab() {
  const [search] = useSearchParams();
  const list = listOf(search);
  const kind = kindOf(search);
  if (list) return <ShortlistPanel key={list} id={list} />;
  return (
    <Columns>
      <Panel
        title="Saved"
        intro="Only you can see what you've saved."
        action={<DownloadList address="/api/bookmarks.csv" filter={{ kind: kind && toWord(kind) }} />}
      >
        <KindFilter chosen={kind} />
        <BookmarkList key={kind} kind={kind} />
      </Panel>
      <ShortlistsPanel />
    </Columns>
  );
}
