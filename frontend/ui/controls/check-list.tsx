import { chakra } from "@chakra-ui/react";
import { Check } from "lucide-react";

const List = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
    columnGap: "6",
    rowGap: "2.5",
    listStyleType: "none",
  },
});
const Item = chakra("li", {
  base: { display: "flex", gap: "2.5", "& svg": { color: "accent", mt: "1", flexShrink: 0 } },
});

/** A list of short texts with check marks. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <List>
      {items.map((item) => (
        <Item key={item}>
          <Check size={16} aria-hidden />
          {item}
        </Item>
      ))}
    </List>
  );
}
