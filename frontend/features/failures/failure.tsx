import { chakra } from "@chakra-ui/react";
import type { MouseEventHandler } from "react";
import { ButtonAnchor, ButtonLink } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { PageMetadata } from "../../ui/page-metadata.tsx";

const Frame = chakra(Page, {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: "4",
    py: { base: "16", md: "24" },
  },
});
const Text = chakra("p", { base: { color: "fg.muted", fontSize: "lg", maxWidth: "prose" } });
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3", mt: "4" } });

type Props = {
  offline: boolean;
  /** Whether its address keeps a search or filters. */
  hasFilters: boolean;
  retryHref: string;
  onRetry: MouseEventHandler;
};

/** A page that could not be loaded: what happened, what was kept, and what to do. */
export function Failure({ offline, hasFilters, retryHref, onRetry }: Props) {
  return (
    <Frame>
      <PageMetadata title="Something went wrong" description="We couldn't load this page." hidden />
      <PageHeading>Something went wrong</PageHeading>
      <Text role="alert">
        {offline
          ? "We couldn't reach the server. Check your connection and try again."
          : "We couldn't load this page because of an error on our end."}
        {hasFilters && " Your search and filters are saved in the page's address."}
      </Text>
      <Actions>
        <ButtonAnchor href={retryHref} onClick={onRetry} variant="primary" size="md">
          Try again
        </ButtonAnchor>
        <ButtonLink to="/" size="md">
          Go to the home page
        </ButtonLink>
      </Actions>
    </Frame>
  );
}
