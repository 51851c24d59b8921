import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Button, ButtonLink } from "../../ui/controls/button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { PageHeading } from "../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../ui/layout/page-metadata.tsx";
import { serverErrors } from "../forms/server-errors.ts";

type Props = {
  title: string;
  text: string;
  action: string;
  path: string;
  /** A link to continue with afterwards. */
  next: { to: string; label: string };
  /** Performs the action and returns the message to show. */
  run: () => Promise<string | undefined>;
};

/** The target of an email's link: requires a click on a button, because mail scanners follow links, too. */
export function LinkAction({ title, text, action, path, next, run }: Props) {
  const [answer, setAnswer] = useState<string>();
  const [busy, setBusy] = useState(false);
  const onClick = async () => {
    setBusy(true);
    setAnswer(await run().catch((error: unknown) => serverErrors(error).message));
    setBusy(false);
  };
  return (
    <Page py={{ base: "16", md: "24" }}>
      <PageMetadata title={title} description={text} path={path} hidden />
      <PageHeading size="lg">{title}</PageHeading>
      <chakra.p role="status" mt="4" mb="6" maxWidth="prose" color="fg.muted">
        {answer ?? text}
      </chakra.p>
      {answer ? (
        <ButtonLink to={next.to} size="md">
          {next.label}
        </ButtonLink>
      ) : (
        <Button variant="primary" size="md" disabled={busy} onClick={onClick}>
          {action}
        </Button>
      )}
    </Page>
  );
}
