import { chakra } from "@chakra-ui/react";
import { NavLink } from "react-router-dom";
import { pill } from "../controls/pill-styles.ts";

const List = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "6", listStyleType: "none" },
});
const Part = chakra(NavLink, { base: pill });

type Props = { label: string; parts: readonly { to: string; label: string }[] };

/** Navigation between the parts of a section, with the current one marked. */
export function SectionNav({ label, parts }: Props) {
  return (
    <nav aria-label={label}>
      <List>
        {parts.map((part) => (
          <li key={part.to}>
            <Part to={part.to} end>
              {part.label}
            </Part>
          </li>
        ))}
      </List>
    </nav>
  );
}
