import { chakra } from "@chakra-ui/react";
import { NewListForm } from "../../../../features/bookmarks/new-list-form.tsx";
import { useKept } from "../../../../ui/behavior/use-kept.ts";
import { Badge } from "../../../../ui/display/badge.tsx";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { SkeletonBar } from "../../../../ui/layout/skeleton.tsx";
import { useShortlistsQuery } from "./saved.generated.ts";
import { listPath } from "./saved-address.ts";

const Row = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "3",
    py: "3",
    "& + &": { borderTopWidth: "1px", borderColor: "line" },
  },
});

/** The viewer's shortlists. */
export function ShortlistsPanel() {
  const shortlists = useKept(useShortlistsQuery({ variables: {} }).data)?.shortlists;
  return (
    <Panel title="Lists" intro="Shortlists with your notes, private until you share them.">
      {!shortlists && <SkeletonBar height="16" />}
      {shortlists && shortlists.length > 0 && (
        <chakra.ul mb="5" listStyleType="none" aria-label="Your lists">
          {shortlists.map(({ id, name, entryCount, shareUrl }) => (
            <Row key={id}>
              <TextLink to={listPath(id)} minWidth="0" overflowWrap="anywhere">
                {name}
              </TextLink>
              <chakra.span color="fg.muted" fontSize="sm">
                {entryCount === 1 ? "1 entry" : `${entryCount} entries`}
              </chakra.span>
              {shareUrl && <Badge colorPalette="green">Shared</Badge>}
            </Row>
          ))}
        </chakra.ul>
      )}
      <NewListForm />
    </Panel>
  );
}
