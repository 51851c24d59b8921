import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { DownloadList } from "../../../../features/listing/download-list.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { SearchField } from "../../../../ui/controls/search-field.tsx";
import { SelectField } from "../../../../ui/controls/select-field.tsx";
import { FigureRow, FigureTile } from "../../../../ui/display/figure-tile.tsx";
import { formatCount, formatMoment } from "../../../../ui/display/format.ts";
import { HowComputed } from "../../../../ui/display/how-computed.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
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

const FIGURES = [
  { label: "Total Posts", of: "total", formula: "All posts: drafts, published and archived." },
  { label: "Published", of: "published", formula: "Posts that readers can see." },
  { label: "Drafts", of: "drafts", formula: "Posts that were never published, or were restored as drafts." },
  {
    label: "Total Views",
    of: "views",
    formula: "Views of all posts. Each visitor counts once an hour per post.",
  },
] as const;

/** Starts the query for the totals and the posts. */
export const preload: PanelModule["preload"] = (start, search) =>
  start(ManagedPostsDocument, postsOf(managedFilter(search)));

/** Manages posts in every status: search, write, publish, archive and delete. */
export function Component({ title }: { title: string }) {
  const { search, setSearch, status, setStatus, shown } = useManagedFilter();
  const { blogTotals } = useManagedPostsSuspenseQuery({ variables: postsOf(shown) }).data;
  const [creating, setCreating] = useState(false);
  return (
    <Panel
      title={title}
      fold="blog"
      action={
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <DownloadList
            address="/api/admin/blog/posts.csv"
            filter={{ search: shown.search, status: shown.status?.toLowerCase() }}
            what="posts"
          />
          <Button variant="primary" flexShrink="0" onClick={() => setCreating(true)}>
            <Plus size={16} aria-hidden />
            New Post
          </Button>
        </chakra.div>
      }
    >
      <FigureRow>
        {FIGURES.map(({ label, of, formula }) => (
          <FigureTile key={label} label={label} figure={formatCount(blogTotals[of])}>
            <HowComputed
              figure={label}
              formula={formula}
              rows="The posts listed below, regardless of search and status."
              asOf={formatMoment(blogTotals.asOf)}
            />
          </FigureTile>
        ))}
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
