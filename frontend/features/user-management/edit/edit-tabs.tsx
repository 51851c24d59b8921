import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { ActivityTab } from "./activity-tab.tsx";
import { PermissionsTab } from "./permissions-tab.tsx";
import { ProfileTab } from "./profile-tab.tsx";
import { SecurityTab } from "./security-tab.tsx";
import type { TabProps } from "./tab-props.ts";

const TABS = [
  { value: "profile", label: "Profile", Panel: ProfileTab },
  { value: "permissions", label: "Permissions", Panel: PermissionsTab },
  { value: "security", label: "Security", Panel: SecurityTab },
  { value: "activity", label: "Activity", Panel: ActivityTab },
] as const;

const Bar = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: { base: "4", sm: "6" },
    mb: "5",
    borderBottomWidth: "1px",
    borderColor: "line",
  },
});
const Tab = chakra("button", {
  base: {
    minHeight: "11",
    mb: "-1px",
    borderBottomWidth: "2px",
    borderColor: "transparent",
    color: "fg.muted",
    whiteSpace: "nowrap",
    cursor: "pointer",
    _hover: { color: "fg" },
    "&[aria-selected=true]": { color: "fg", fontWeight: "semibold", borderColor: "accent" },
  },
});

/**
 * The tabs of the dialog; values typed on one are kept while another is shown. Arrow keys move between them.
 */
export function EditTabs(props: TabProps) {
  const id = useId();
  const [selected, setSelected] = useState<string>(TABS[0].value);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set([TABS[0].value]));
  const bar = useRef<HTMLDivElement>(null);
  const select = (value: string) => {
    setSelected(value);
    setSeen((before) => new Set(before).add(value));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = TABS.findIndex(({ value }) => value === selected);
    const steps: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
    const step = steps[event.key];
    const next = step === undefined ? undefined : TABS.at(step % TABS.length);
    if (!next) return;
    event.preventDefault();
    select(next.value);
    bar.current?.querySelector<HTMLElement>(`[id="${id}-${next.value}"]`)?.focus();
  };
  return (
    <>
      <Bar ref={bar} role="tablist" aria-label="Edit User" onKeyDown={onKeyDown}>
        {TABS.map(({ value, label }) => (
          <Tab
            key={value}
            type="button"
            id={`${id}-${value}`}
            role="tab"
            aria-selected={value === selected}
            aria-controls={seen.has(value) ? `${id}-${value}-panel` : undefined}
            tabIndex={value === selected ? 0 : -1}
            onClick={() => select(value)}
          >
            {label}
          </Tab>
        ))}
      </Bar>
      {TABS.filter(({ value }) => seen.has(value)).map(({ value, Panel }) => (
        <div
          key={value}
          id={`${id}-${value}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${value}`}
          hidden={value !== selected}
        >
          <Panel {...props} />
        </div>
      ))}
    </>
  );
}
