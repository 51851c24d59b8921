import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { PageHeading } from "../../ui/layout/page-heading.tsx";

const Head = chakra("header", {
  base: { display: "flex", gap: { base: "4", md: "5" }, alignItems: "flex-start", mt: "6" },
});
const Byline = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "2",
    mt: "2",
    color: "fg.muted",
    fontSize: "lg",
    // Names without spaces need to wrap anywhere.
    "&, & *": { overflowWrap: "anywhere" },
  },
});
const Row = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "4", rowGap: "2", mt: "3" },
});

type Props = { title: string; mark?: ReactNode; by?: ReactNode; actions?: ReactNode; children?: ReactNode };

/** A record's name, its owner, its key attributes, and its actions. */
export function RecordHead({ title, mark, by, actions, children }: Props) {
  return (
    <Head>
      {mark}
      <chakra.div minWidth="0">
        <PageHeading>{title}</PageHeading>
        {by && <Byline>{by}</Byline>}
        {children && <Row>{children}</Row>}
        {actions}
      </chakra.div>
    </Head>
  );
}
