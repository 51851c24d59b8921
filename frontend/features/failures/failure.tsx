import { chakra } from "@chakra-ui/react";
import type { MouseEventHandler } from "react";
import { FAILURE_TEXTS } from "../../../backend/web/pages/failure-texts.rules.ts";
import { ButtonAnchor, ButtonLink } from "../../ui/controls/button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { PageHeading } from "../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../ui/layout/page-metadata.tsx";

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

const TEXTS = {
  ours: FAILURE_TEXTS[500],
  busy: FAILURE_TEXTS[503],
  address: FAILURE_TEXTS[400],
  offline: {
    title: FAILURE_TEXTS[500].title,
    text: "We couldn't reach the server. Check your connection and try again.",
  },
} as const;

type Props = {
  /** The cause: a fault of ours, an overloaded server, the URL, or no connection. */
  why: keyof typeof TEXTS;
  /** Whether its URL contains a search or filters. */
  hasFilters: boolean;
  retryHref: string;
  onRetry: MouseEventHandler;
};

/** A page that could not be loaded: what happened, what was preserved, and what to do. */
export function Failure({ why, hasFilters, retryHref, onRetry }: Props) {
  const { title, text } = TEXTS[why];
  return (
    <Frame>
      <PageMetadata title={title} description="We couldn't load this page." hidden />
      <PageHeading>{title}</PageHeading>
      <Text role="alert">
        {text}
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
