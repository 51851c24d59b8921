import { chakra } from "@chakra-ui/react";
import { Children, type ReactNode } from "react";
import { ButtonLink } from "../../../../ui/controls/button.tsx";

const Head = chakra("div", {
  base: { display: "flex", justifyContent: "space-between", alignItems: "center", gap: "3", minHeight: "9" },
});
const Title = chakra("h3", { base: { fontSize: "sm", fontWeight: "semibold" } });
const List = chakra("ul", { base: { mt: "2", listStyleType: "none" } });
const None = chakra("p", { base: { mt: "2", color: "fg.muted", fontSize: "sm" } });

type Props = {
  label: string;
  /** The path of the whole list, if it has one. */
  to?: string;
  /** In place of an empty list. */
  none: ReactNode;
  children: ReactNode;
};

/** A short list of a panel with the way to all of it. */
export const Part = ({ label, to, none, children }: Props) => (
  <div>
    <Head>
      <Title>{label}</Title>
      {to && (
        <ButtonLink to={to} aria-label={`All ${label.toLowerCase()}`}>
          All
        </ButtonLink>
      )}
    </Head>
    {Children.count(children) === 0 ? <None>{none}</None> : <List aria-label={label}>{children}</List>}
  </div>
);
