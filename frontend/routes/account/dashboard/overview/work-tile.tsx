import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { formatCount } from "../../../../ui/display/format.ts";
import { HowComputed } from "../../../../ui/display/how-computed.tsx";
import { TextLink } from "../../../../ui/display/text-link.tsx";

const Frame = chakra("div", {
  base: {
    minWidth: "0",
    p: { base: "3", md: "5" },
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "xl",
    bg: "bg.raised",
  },
});
const Rows = chakra(Link, { base: { display: "block", _hover: { color: "accent" } } });

type Props = {
  label: string;
  count: number;
  /** The page that lists the counted items. */
  rows: { to: string; label: string };
  formula: string;
  asOf: string;
};

/** A number of pending items, linked to their list. */
export const WorkTile = ({ label, count, rows, formula, asOf }: Props) => (
  <Frame>
    <Rows to={rows.to}>
      <chakra.span display="block" fontSize="sm" color="fg.muted">
        {label}
      </chakra.span>
      <chakra.span
        display="block"
        mt={{ base: "0.5", md: "1.5" }}
        textStyle="headline"
        fontSize={{ base: "2xl", md: "3xl" }}
        fontVariantNumeric="tabular-nums"
      >
        {formatCount(count)}
      </chakra.span>
    </Rows>
    <HowComputed
      figure={label}
      formula={formula}
      rows={<TextLink to={rows.to}>{rows.label}</TextLink>}
      asOf={asOf}
    />
  </Frame>
);
