import type { LucideIcon, LucideProps } from "lucide-react";
import { createElement, forwardRef, type Ref, type SVGProps } from "react";

/** An icon as lucide-react defines it: its name, former names and parts. */
type IconData = {
  readonly name: string;
  readonly size?: number;
  readonly aliases?: readonly string[];
  readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
};

/** Whether an icon conveys meaning rather than being decorative. */
function isSpoken(props: SVGProps<SVGSVGElement>): boolean {
  return Object.entries(props).some(
    ([name, value]) => value != null && (name === "role" || name === "title" || name.startsWith("aria-")),
  );
}

/**
 * Creates an icon component like lucide-react's, but builds its parts and classes once instead of on each
 * render. The build substitutes it for lucide-react's own. Non-scaling strokes are not supported, since
 * nothing uses them.
 */
export default function createIcon({ name, size: box = 24, aliases = [], node }: IconData): LucideIcon {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  const own = ["lucide", ...[name, ...aliases].map((one) => `lucide-${one}`)].join(" ");
  function QuickIcon(props: LucideProps, ref: Ref<SVGSVGElement>) {
    const {
      size = 24,
      width = size,
      height = size,
      color = "currentColor",
      className,
      children,
      ...rest
    } = props;
    const attributes: SVGProps<SVGSVGElement> = {
      ref,
      xmlns: "http://www.w3.org/2000/svg",
      width,
      height,
      viewBox: `0 0 ${box} ${box}`,
      fill: "none",
      stroke: color,
      strokeWidth: 2,
      strokeLinecap: "round",
      strokeLinejoin: "round",
      className: className ? `${own} ${className}` : own,
    };
    if (!children && !isSpoken(rest)) attributes["aria-hidden"] = "true";
    return createElement("svg", Object.assign(attributes, rest), parts, children);
  }
  return forwardRef(QuickIcon);
}
