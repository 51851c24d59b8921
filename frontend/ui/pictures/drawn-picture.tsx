import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { motifOf, SIZE } from "./motifs.ts";
import { chanceOf } from "./seeded.ts";
import { tonesOf } from "./tones.ts";

const Drawing = chakra("svg", { base: { display: "block", width: "full", height: "full" } });

type Props = { title: string; category: string };

/** A picture in chalk: the motif of the category's subject in its two tones, varied by the title. */
export function DrawnPicture({ title, category }: Props) {
  const id = useId();
  const chance = chanceOf(title);
  const [from, to] = tonesOf(category);
  const angle = chance.between(15, 65);
  return (
    <Drawing viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <linearGradient id={id} gradientTransform={`rotate(${angle})`}>
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <rect width={SIZE.width} height={SIZE.height} fill={`url(#${id})`} />
      <g fill="none" stroke="#ffffff" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        {motifOf(category)(chance).map(({ d, dashed, faint, filled }) => (
          <path
            key={d}
            d={d}
            strokeOpacity={faint ? 0.2 : 0.55}
            strokeDasharray={dashed ? "7 7" : undefined}
            fill={filled ? "#ffffff" : undefined}
            fillOpacity={filled ? 0.7 : undefined}
          />
        ))}
      </g>
    </Drawing>
  );
}
