import { chakra } from "@chakra-ui/react";
import { newPostingPath, POSTINGS } from "../../../../features/postings/posting-paths.ts";
import { PostingRow } from "../../../../features/postings/posting-row.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { PostingsPanelDocument, usePostingsPanelSuspenseQuery } from "./postings-panel.generated.ts";

const List = chakra("ul", { base: { mb: "4", listStyleType: "none" } });

/** Starts the query for the latest postings. */
export const preload: PanelModule["preload"] = (start) => start(PostingsPanelDocument, {});

/** The latest opportunities of the viewer and their organizations; Partnerships lists those with members. */
export function Component({ title }: { title: string }) {
  const { myPostings, postingOptions } = usePostingsPanelSuspenseQuery({ variables: {} }).data;
  const { edges } = myPostings;
  if (postingOptions.refusal && edges.length === 0)
    return (
      <Panel title={title}>
        <p>
          {postingOptions.refusal} <TextLink to={newPostingPath("OPPORTUNITY")}>How to post</TextLink>
        </p>
      </Panel>
    );
  return (
    <Panel
      title={title}
      intro="What you and your organizations have posted. Collaborations with members are under Partnerships."
      action={
        <ButtonLink to={POSTINGS} aria-label="All your postings">
          All
        </ButtonLink>
      }
    >
      {edges.length > 0 && (
        <List aria-label={title}>
          {edges.map(({ node }) => (
            <PostingRow key={node.id} posting={node} />
          ))}
        </List>
      )}
      <ButtonLink to={newPostingPath("OPPORTUNITY")}>Post an opportunity</ButtonLink>
    </Panel>
  );
}
