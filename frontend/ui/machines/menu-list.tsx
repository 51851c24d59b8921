import { Menu } from "@chakra-ui/react";
import type { ComponentType, ReactNode } from "react";
import { Link } from "react-router-dom";

/** A menu item: a link or an action. */
export type MenuItem = { label: string; Icon: ComponentType<{ size: number; strokeWidth: number }> } & (
  | { to: string }
  | { onSelect: () => void; disabled: boolean }
);

const item = {
  display: "flex",
  alignItems: "center",
  gap: "2.5",
  px: "3",
  py: "2.5",
  borderRadius: "md",
  color: "fg",
  fontSize: "md",
  cursor: "pointer",
  outline: "none",
  "& svg": { color: "fg.muted" },
  _highlighted: { bg: "bg.muted" },
} as const;

function Item({ of }: { of: MenuItem }) {
  const face = (
    <>
      <of.Icon size={17} strokeWidth={1.75} />
      {of.label}
    </>
  );
  if ("to" in of) {
    return (
      <Menu.Item value={of.label} css={item} asChild>
        <Link to={of.to}>{face}</Link>
      </Menu.Item>
    );
  }
  return (
    <Menu.Item value={of.label} css={item} disabled={of.disabled} onSelect={of.onSelect}>
      {face}
    </Menu.Item>
  );
}

type Props = {
  /** The button that anchors the menu and regains the focus. */
  buttonId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  heading: ReactNode;
  items: readonly MenuItem[];
};

/**
 * A menu, rendered next to its button so that both are in the same landmark. Arrow keys and typeahead move
 * through it; Escape or an outside click closes it.
 */
export function MenuList({ buttonId, open, onOpenChange, heading, items }: Props) {
  return (
    <Menu.Root
      ids={{ trigger: buttonId }}
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      positioning={{ placement: "bottom-end", gutter: 8 }}
    >
      <Menu.Positioner>
        <Menu.Content
          zIndex="docked"
          minWidth="56"
          p="2"
          borderWidth="1px"
          borderColor="line.strong"
          borderRadius="lg"
          bg="bg.raised"
          boxShadow="xl"
          outline="none"
        >
          <Menu.ItemGroup>
            <Menu.ItemGroupLabel px="3" pt="2" pb="3" mb="2" borderBottomWidth="1px" borderColor="line">
              {heading}
            </Menu.ItemGroupLabel>
            {items.map((each) => (
              <Item key={each.label} of={each} />
            ))}
          </Menu.ItemGroup>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
