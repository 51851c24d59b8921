import { chakra } from "@chakra-ui/react";
import { DownloadList } from "../../../features/listing/download-list.tsx";
import { useShownSearch } from "../../../features/routing/use-shown-search.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { EditableItem } from "./editable-item.tsx";
import { useEditableSolutionsSuspenseQuery } from "./vendor-solutions.generated.ts";

const List = chakra("ul", { base: { listStyleType: "none" } });

/** A vendor's solutions in any status, by title, paged through the address. */
export function EditableList({ vendorId }: { vendorId: string }) {
  const search = useShownSearch();
  const after = search.get("after");
  const { nodes, pageInfo } = useEditableSolutionsSuspenseQuery({ variables: { id: vendorId, after } }).data
    .editableSolutions;
  const { hasNextPage, endCursor } = pageInfo;
  if (nodes.length === 0)
    return (
      <EmptyState title="No solutions yet">
        Add your first solution. Save it as a draft or publish it right away.
      </EmptyState>
    );
  return (
    <>
      <chakra.p mb="2">
        <DownloadList address="/api/solutions/own.csv" filter={{ vendor: vendorId }} />
      </chakra.p>
      <List aria-label="Solutions">
        {nodes.map((solution) => (
          <EditableItem key={solution.id} solution={solution} />
        ))}
      </List>
      <chakra.p display="flex" flexWrap="wrap" gap="4" mt="4">
        {after && <TextLink to="?">First page</TextLink>}
        {hasNextPage && endCursor && (
          <TextLink to={`?${new URLSearchParams({ after: endCursor })}`}>More solutions</TextLink>
        )}
      </chakra.p>
    </>
  );
}
