import { chakra } from "@chakra-ui/react";
import { ArrowLeft, ListPlus } from "lucide-react";
import { useShortlistQuery } from "../../../../features/bookmarks/record-line.generated.ts";
import { useKept } from "../../../../ui/behavior/use-kept.ts";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { EmptyState } from "../../../../ui/layout/empty-state.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { SkeletonBar } from "../../../../ui/layout/skeleton.tsx";
import { EntryRow } from "./entry-row.tsx";
import { kindPath } from "./saved-address.ts";
import { ShortlistHead } from "./shortlist-head.tsx";

const Back = () => (
  <chakra.p mb="4" data-on-screen="">
    <TextLink to={kindPath()} display="inline-flex" alignItems="center" gap="2">
      <ArrowLeft size={16} aria-hidden />
      Back to everything saved
    </TextLink>
  </chakra.p>
);

/** One of the viewer's shortlists: its name and link, and its entries with their notes. */
export function ShortlistPanel({ id }: { id: string }) {
  const data = useKept(useShortlistQuery({ variables: { id } }).data);
  if (!data) return <SkeletonBar height="64" />;
  const { shortlist, shortlistEntries: entries } = data;
  if (!shortlist) {
    return (
      <>
        <Back />
        <EmptyState title="List Not Found">It may have been deleted.</EmptyState>
      </>
    );
  }
  const solutions = entries.flatMap(({ kind, record, recordId }) =>
    kind === "SOLUTION" && record ? [recordId] : [],
  );
  return (
    <>
      <Back />
      <Panel
        title={shortlist.name}
        intro={shortlist.shareUrl ? "Anyone with the link can view it." : "Only you can see it."}
        action={<ShortlistHead list={shortlist} solutions={solutions} />}
      >
        {entries.length === 0 ? (
          <EmptyState title="Nothing on this list yet" icon={<ListPlus size={32} strokeWidth={1.5} />}>
            Choose “Save to list” on the page of a solution, vendor, opportunity, paper, trend or article.
          </EmptyState>
        ) : (
          <chakra.ul listStyleType="none" aria-label="Entries">
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </chakra.ul>
        )}
      </Panel>
    </>
  );
}
