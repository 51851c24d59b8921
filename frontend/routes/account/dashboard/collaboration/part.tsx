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
  /** The path of the full list, if there is one. */
  to?: string;
  /** Shown instead of an empty list. */
  none: ReactNode;
  children: ReactNode;
};

/** A short list in a panel, with a link to the full list. */
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
