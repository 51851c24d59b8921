import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { pill } from "../../../ui/controls/pill-styles.ts";
import { formatCount } from "../../../ui/display/format.ts";

const List = chakra("ul", { base: { display: "flex", flexWrap: "wrap", gap: "2", listStyleType: "none" } });
const Choice = chakra(Link, { base: pill });

type Props = {
  onlyDifferences: boolean;
  /** The number of facts, and of those that differ. */
  counts: { all: number; different: number };
  /** Returns the address of the comparison with all facts, or only those that differ. */
  pathOf: (onlyDifferences: boolean) => string;
};

/** Selects which facts are compared: all, or only those that differ. */
export function FactsChoice({ onlyDifferences, counts, pathOf }: Props) {
  const choices = [
    { only: false, label: "Show all facts", count: counts.all },
    { only: true, label: "Show only differences", count: counts.different },
  ];
  return (
    <chakra.nav aria-label="Facts" mb="4">
      <List>
        {choices.map(({ only, label, count }) => (
          <li key={label}>
            <Choice to={pathOf(only)} preventScrollReset aria-current={only === onlyDifferences}>
              {label} <span>{formatCount(count)}</span>
            </Choice>
          </li>
        ))}
      </List>
    </chakra.nav>
  );
}
