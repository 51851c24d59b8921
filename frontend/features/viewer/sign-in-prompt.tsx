import { chakra } from "@chakra-ui/react";
import { useLocation } from "react-router-dom";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { PageHeading } from "../../ui/layout/page-heading.tsx";

const Frame = chakra(Page, {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: "6",
    py: { base: "16", md: "24" },
  },
});

/** Shown to signed-out visitors of a private screen, with links to sign in and come back. */
export function SignInPrompt({ children }: { children: string }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ next: pathname + search });
  return (
    <Frame>
      <PageHeading size="md">{children}</PageHeading>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <ButtonLink to={`/login?${query}`} variant="primary" size="md">
          Sign In
        </ButtonLink>
        <ButtonLink to={`/register?${query}`} size="md">
          Create Account
        </ButtonLink>
      </chakra.div>
    </Frame>
  );
}
