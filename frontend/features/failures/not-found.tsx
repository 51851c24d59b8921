import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { PageHeading } from "../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../ui/layout/page-metadata.tsx";
import { useStatus } from "../routing/server-answer.ts";

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

type Props = { title: string; text: ReactNode; back: { to: string; label: string }; children?: ReactNode };

/** The page for an unknown URL: responds with 404 and shows links to continue, after its `children`. */
export function NotFound({ title, text, back, children }: Props) {
  useStatus(404);
  return (
    <Frame>
      <PageMetadata title={title} description={title} hidden />
      <PageHeading>{title}</PageHeading>
      <Text>{text}</Text>
      {children}
      <Actions>
        <ButtonLink to={back.to} variant="primary" size="md">
          {back.label}
        </ButtonLink>
        <ButtonLink to="/" size="md">
          Go to the home page
        </ButtonLink>
      </Actions>
    </Frame>
  );
}
