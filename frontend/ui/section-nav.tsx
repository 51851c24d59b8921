import { chakra } from "@chakra-ui/react";
import { NavLink } from "react-router-dom";

const List = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "6", listStyleType: "none" },
});
const Part = chakra(NavLink, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "9",
    px: "3.5",
    borderWidth: "1px",
    borderColor: "line.strong",
    borderRadius: "full",
    color: "fg.muted",
    fontSize: "sm",
    fontWeight: "medium",
    _hover: { color: "fg", borderColor: "fg.muted" },
    "&[aria-current=page]": { bg: "fg", color: "bg", borderColor: "fg" },
  },
});

type Props = { label: string; parts: readonly { to: string; label: string }[] };

/** The parts of a section, and where one is among them. */
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
