import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { Link, type To } from "react-router-dom";
import { formatCount } from "../display/format.ts";
import { pill } from "./pill-styles.ts";

const List = chakra("ul", { base: { display: "flex", flexWrap: "wrap", gap: "2", listStyleType: "none" } });
const Choice = chakra(Link, { base: pill });

/** A part of a list and the number of items in it. */
export type CountedChoice = { label: string; count: number; to: To; current: boolean };

type Props = { label: string; choices: readonly CountedChoice[] } & Pick<HTMLChakraProps<"ul">, "my" | "mt">;

/** Links that narrow the list on the page to one part, each with its count; the current one is marked. */
export function CountedChoices({ label, choices, ...space }: Props) {
  return (
    <nav aria-label={label}>
      <List {...space}>
        {choices.map(({ label: name, count, to, current }) => (
          <li key={name}>
            <Choice to={to} preventScrollReset aria-current={current}>
              {name} <span>{formatCount(count)}</span>
            </Choice>
          </li>
        ))}
      </List>
    </nav>
  );
}
