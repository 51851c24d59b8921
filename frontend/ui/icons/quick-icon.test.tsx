import { createLucideIcon, Star } from "lucide-react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import createIcon from "./quick-icon.ts";

const DATA = {
  name: "two-lines",
  size: 32,
  aliases: ["lines"],
  node: [
    ["path", { d: "M0 0h24", key: "a" }],
    ["circle", { cx: "12", cy: "12", r: "2", key: "b" }],
  ],
} satisfies Parameters<typeof createIcon>[0];

const USES: Record<string, (Icon: typeof Star) => ReactNode> = {
  "as it is": (Icon) => <Icon />,
  "smaller, with a thin line": (Icon) => <Icon size={14} strokeWidth={1.5} />,
  "wider than high, in a color": (Icon) => <Icon width={30} height="10" color="red" fill="currentColor" />,
  "with a class and an id": (Icon) => <Icon className="st-1 st-2" id="mark" data-x="1" />,
  "hidden by its caller": (Icon) => <Icon aria-hidden />,
  "with a name": (Icon) => <Icon role="img" aria-label="Rating" />,
  "with a part of its own": (Icon) => (
    <Icon>
      <title>Rating</title>
    </Icon>
  ),
};

/** The attributes and parts of a picture, whatever the attributes' order. */
function drawn(picture: ReactNode) {
  const html = renderToStaticMarkup(picture);
  const [, attributes = "", parts] = /^<svg ([^>]*)>(.*)<\/svg>$/s.exec(html) ?? [];
  return { attributes: attributes.match(/[\w-]+="[^"]*"/g)?.sort(), parts };
}

it.each(Object.keys(USES))("draws what lucide-react draws: %s", (use) => {
  const picture = USES[use];
  const full = drawn(picture?.(createLucideIcon({ ...DATA, node: [...DATA.node] })));
  expect(full.attributes?.length).toBeGreaterThan(9);
  expect(drawn(picture?.(createIcon(DATA)))).toEqual(full);
});
