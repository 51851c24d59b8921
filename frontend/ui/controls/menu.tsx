import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { toast } from "../behavior/toast-store.ts";
import type { MenuItem } from "../machines/menu-list.tsx";
import { Button } from "./button.tsx";

type MenuList = typeof import("../machines/menu-list.tsx").MenuList;

type Props = Omit<ComponentProps<typeof Button>, "children"> & {
  /** The button's content. */
  face: ReactNode;
  /** Content above the items. */
  heading: ReactNode;
  items: readonly MenuItem[];
};

/** A button with a menu, which is loaded when the pointer or the focus comes near. */
export function Menu({ face, heading, items, ...button }: Props) {
  const id = useId();
  const [List, setList] = useState<MenuList>();
  const [open, setOpen] = useState(false);

  const load = async () => {
    const { MenuList } = await import("../machines/menu-list.tsx");
    setList(() => MenuList);
  };
  const preload = () => void load().catch(() => {});
  const show = () => {
    setOpen(true);
    load().catch(() => {
      setOpen(false);
      toast({
        title: "Error",
        description: "We couldn't load the menu. Check your connection and try again.",
        variant: "destructive",
      });
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    show();
  };

  return (
    <>
      <Button
        {...button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onKeyDown={onKeyDown}
        onClick={() => (open ? setOpen(false) : show())}
      >
        {face}
      </Button>
      {List && <List buttonId={id} open={open} onOpenChange={setOpen} heading={heading} items={items} />}
    </>
  );
}
