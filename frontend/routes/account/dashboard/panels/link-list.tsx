import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { TextLink } from "../../../../ui/display/text-link.tsx";

const Head = chakra("div", {
  base: { display: "flex", justifyContent: "space-between", alignItems: "center", gap: "3", mb: "2" },
});
const Title = chakra("h3", { base: { fontSize: "sm", fontWeight: "semibold" } });
const List = chakra("ul", { base: { listStyleType: "none" } });
const Row = chakra("li", {
  base: { py: "3", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});
const Note = chakra("p", { base: { mt: "0.5", color: "fg.muted", fontSize: "sm" } });

type Props = {
  label: string;
  /** The path of the full list. */
  to: string;
  /** Shown instead of an empty list. */
  none: string;
  rows: readonly { id: string; to: string; title: string; note: string; more?: ReactNode }[];
};

/** A few records of a list as links, with a link to the full list. */
export const LinkList = ({ label, to, none, rows }: Props) => (
  <div>
    <Head>
      <Title>{label}</Title>
      <ButtonLink to={to} aria-label={`All ${label.toLowerCase()}`}>
        All
      </ButtonLink>
    </Head>
    {rows.length === 0 ? (
      <Note>{none}</Note>
    ) : (
      <List aria-label={label}>
        {rows.map((row) => (
          <Row key={row.id}>
            <TextLink to={row.to}>{row.title}</TextLink>
            <Note>{row.note}</Note>
            {row.more}
          </Row>
        ))}
      </List>
    )}
  </div>
);

/** Lays out lists side by side where there is space. */
export const LinkLists = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(3, minmax(0, 1fr))" },
    gap: { base: "6", lg: "8" },
  },
});
