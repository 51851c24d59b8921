import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";
import { Link } from "react-router-dom";

const List = chakra("ol", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "2",
    fontSize: "sm",
    color: "fg.muted",
    listStyleType: "none",
  },
});
const Step = chakra(Link, {
  base: {
    color: "fg.muted",
    py: "1",
    overflowWrap: "anywhere",
    _hover: { color: "fg", textDecoration: "underline" },
  },
});
const CurrentPage = chakra("span", { base: { color: "fg", py: "1", lineClamp: 2 } });

/** The breadcrumb trail from the home page to the current page, which is the last entry. */
export function Breadcrumbs({
  steps,
  here,
}: {
  steps: readonly { to: string; label: string }[];
  here: string;
}) {
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {steps.map(({ to, label }) => (
          <Fragment key={to}>
            <chakra.li display="inline-flex">
              <Step to={to}>{label}</Step>
            </chakra.li>
            <chakra.li aria-hidden display="inline-flex" alignItems="center">
              /
            </chakra.li>
          </Fragment>
        ))}
        <chakra.li display="inline-flex" minWidth="0">
          <CurrentPage aria-current="page">{here}</CurrentPage>
        </chakra.li>
      </List>
    </nav>
  );
}
