import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { markOf } from "./vendor-mark.pattern.ts";

const Mark = chakra("svg", { base: { flexShrink: 0, borderRadius: "md", "& text": { fontWeight: "650" } } });

/** A drawn mark in place of a logo: initials on a pattern, both derived from the name. */
export function VendorMark({ name, size = 40 }: { name: string; size?: number }) {
  const pattern = useId();
  const { initials, color, angle, gap } = markOf(name);
  return (
    <Mark boxSize={`${size}px`} viewBox="0 0 40 40" aria-hidden>
      <defs>
        <pattern
          id={pattern}
          width={gap}
          height={gap}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${angle})`}
        >
          <rect width={gap} height="1.25" fill="#ffffff" opacity="0.22" />
        </pattern>
      </defs>
      <rect width="40" height="40" fill={color} />
      <rect width="40" height="40" fill={`url(#${pattern})`} />
      <text x="20" y="25" textAnchor="middle" fontSize="14" fill="#ffffff">
        {initials}
      </text>
    </Mark>
  );
}
