import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { examples } from "./examples.ts";

const List = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", listStyleType: "none" },
});
const Item = chakra(Link, {
  base: {
    display: "inline-block",
    px: "3",
    py: "1.5",
    borderWidth: "1px",
    borderColor: "line.strong",
    borderRadius: "lg",
    fontSize: "sm",
    _hover: { borderColor: "accent" },
    "&[aria-current]": { bg: "accent.subtle", borderColor: "accent" },
  },
});
const Role = chakra("span", { base: { color: "fg.muted" } });

/** Example operations, and who may run each. */
export function ExampleList({ current }: { current: string | undefined }) {
  return (
    <nav aria-label="Examples">
      <List>
        {examples.map(({ key, audience, title }) => (
          <li key={key}>
            <Item
              to={`/sandbox?example=${key}`}
              aria-current={key === current ? "page" : undefined}
              preventScrollReset
            >
              {title} <Role>· {audience}</Role>
            </Item>
          </li>
        ))}
      </List>
    </nav>
  );
}
