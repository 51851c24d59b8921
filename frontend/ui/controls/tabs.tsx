import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { Page } from "../layout/page.tsx";

/** A tab, identified by its name in the URL. */
export type Tab = { value: string; label: string };

const Bar = chakra("div", { base: { borderBottomWidth: "1px", borderColor: "line" } });
const List = chakra(Page, {
  base: {
    display: "flex",
    // On a phone they wrap: tabs beyond the edge of the screen would go unnoticed.
    flexWrap: "wrap",
    columnGap: { base: "5", md: "7" },
  },
});
const TabLink = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: { base: "11", md: "12" },
    mb: "-1px",
    borderBottomWidth: "2px",
    borderColor: "transparent",
    color: "fg.muted",
    whiteSpace: "nowrap",
    transition: "color 150ms ease-out",
    _hover: { color: "fg" },
    "&[aria-selected=true]": { color: "fg", fontWeight: "semibold", borderColor: "accent" },
  },
});

type Props = { label: string; tabs: readonly Tab[]; selected: string; children: ReactNode };

/** The URL of a tab; the first one has the page's own URL. */
function addressOf(pathname: string, tabs: readonly Tab[], value: string): string {
  return value === tabs[0]?.value ? pathname : `${pathname}?tab=${value}`;
}

/** Tabbed panels of a page; the selected tab is kept in the URL. Arrow keys move between tabs. */
export function Tabs({ label, tabs, selected, children }: Props) {
  const id = useId();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ value }) => value === selected);
    const steps: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs.at(step % tabs.length);
    if (!next) return;
    event.preventDefault();
    void navigate(addressOf(pathname, tabs, next.value), { preventScrollReset: true });
    list.current?.querySelector<HTMLElement>(`[id="${id}-${next.value}"]`)?.focus();
  };

  return (
    <>
      <Bar>
        <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {tabs.map(({ value, label: text }) => (
            <TabLink
              key={value}
              to={addressOf(pathname, tabs, value)}
              preventScrollReset
              id={`${id}-${value}`}
              role="tab"
              aria-selected={value === selected}
              aria-controls={value === selected ? `${id}-panel` : undefined}
              tabIndex={value === selected ? 0 : -1}
            >
              {text}
            </TabLink>
          ))}
        </List>
      </Bar>
      <Page
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${selected}`}
        pt={{ base: "8", md: "10" }}
      >
        {children}
      </Page>
    </>
  );
}
