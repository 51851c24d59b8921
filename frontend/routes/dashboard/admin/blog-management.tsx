import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { FigureRow, FigureTile } from "../../../ui/figure-tile.tsx";
import { formatCount } from "../../../ui/format.ts";
import { Panel } from "../../../ui/panel.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { ManagedPostsDocument, useManagedPostsSuspenseQuery } from "./blog-management.generated.ts";
import { PostDialog } from "./post-dialog.tsx";
import { PostList, postsOf } from "./post-list.tsx";
import { managedFilter, STATUS_CHOICES, useManagedFilter } from "./use-managed-filter.ts";

const Controls = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) 13rem" },
    gap: "3",
    my: "5",
  },
});

/** Starts the query for the totals and the posts. */
export const preload: PanelModule["preload"] = (start, search) =>
  start(ManagedPostsDocument, postsOf(managedFilter(search)));

/** Manages every post, whatever its status: search, write, publish, archive and delete. */
export function Component({ title }: { title: string }) {
  const { search, setSearch, status, setStatus, shown } = useManagedFilter();
  const { blogTotals } = useManagedPostsSuspenseQuery({ variables: postsOf(shown) }).data;
  const [creating, setCreating] = useState(false);
  return (
    <Panel
      title={title}
      action={
        <Button variant="primary" flexShrink="0" onClick={() => setCreating(true)}>
          <Plus size={16} aria-hidden />
          New Post
        </Button>
      }
    >
      <FigureRow>
        <FigureTile label="Total Posts" figure={formatCount(blogTotals.total)} />
        <FigureTile label="Published" figure={formatCount(blogTotals.published)} />
        <FigureTile label="Drafts" figure={formatCount(blogTotals.drafts)} />
        <FigureTile label="Total Views" figure={formatCount(blogTotals.views)} />
      </FigureRow>
      <Controls>
        <SearchField
          label="Search posts"
          placeholder="Search posts..."
          value={search}
          maxLength={200}
          onChange={(event) => setSearch(event.target.value)}
        />
        <SelectField
          label="Status"
          choices={STATUS_CHOICES}
          value={status}
          onChange={(event) => setStatus(event.target.value)}
        />
      </Controls>
      <PostList filter={shown} empty={blogTotals.total === 0} />
      {creating && <PostDialog onClose={() => setCreating(false)} />}
    </Panel>
  );
}
