import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Breadcrumbs } from "../../ui/layout/breadcrumbs.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { PageHeading } from "../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../ui/layout/page-metadata.tsx";
import { SignInPrompt } from "../viewer/sign-in-prompt.tsx";

type Step = { to: string; label: string };

type Props = {
  title: string;
  /** The vendor that the content belongs to. */
  of: Step;
  access: "granted" | "sign in" | "refused";
  actions?: ReactNode;
  children: ReactNode;
};

/** A page where a vendor's members edit its content; others see a message. */
export function EditorPage({ title, of, access, actions, children }: Props) {
  const head = <PageMetadata title={title} description={`${title} on SportsTech Hub.`} hidden />;
  if (access === "sign in")
    return (
      <>
        {head}
        <SignInPrompt>{`Sign in to edit ${of.label}.`}</SignInPrompt>
      </>
    );
  return (
    <Page py={{ base: "6", md: "8" }}>
      {head}
      <Breadcrumbs
        steps={[{ to: "/", label: "Home" }, { to: "/vendors", label: "Vendors" }, of]}
        here={title}
      />
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="end"
        gap="4"
        mt="6"
        mb="8"
      >
        <PageHeading overflowWrap="anywhere">{title}</PageHeading>
        {access === "granted" && actions}
      </chakra.div>
      {access === "granted" ? (
        children
      ) : (
        <>
          <chakra.p mb="6" maxWidth="prose" color="fg.muted">
            Only the {of.label} team can do this.
          </chakra.p>
          <ButtonLink to={of.to} size="md">
            Back to {of.label}
          </ButtonLink>
        </>
      )}
    </Page>
  );
}
