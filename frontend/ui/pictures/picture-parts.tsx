import { useId } from "react";
import { motifOf, SIZE } from "./motifs.ts";
import { chanceOf } from "./seeded.ts";
import { tonesOf } from "./tones.ts";

/** What determines a picture: its subject is a category's name. */
export type Pictured = { title: string; subject: string };

type Props = Pictured & {
  /** Whether text covers the lower part of the picture, where its lines are then fainter. */
  captioned?: boolean;
  /** Whether the picture fills a wide band: its tones fill it, and the whole motif is at its end. */
  wide?: boolean;
};

/** The horizontal position of the motif in a band. */
const AT_END = {
  viewBox: `0 0 ${SIZE.width} ${SIZE.height}`,
  preserveAspectRatio: "xMaxYMid meet",
  overflow: "visible",
};

/** The chalk drawing: the subject's motif in its two tones, varied by the title. */
export function PictureParts({ title, subject, captioned = false, wide = false }: Props) {
  const id = useId();
  const chance = chanceOf(title);
  const [from, to] = tonesOf(subject);
  const angle = chance.between(15, 65);
  const strokes = motifOf(subject)(chance).map(({ d, dashed, faint, filled }) => (
    <path
      key={d}
      d={d}
      strokeOpacity={faint ? 0.2 : 0.55}
      strokeDasharray={dashed ? "7 7" : undefined}
      fill={filled ? "#ffffff" : undefined}
      fillOpacity={filled ? 0.7 : undefined}
    />
  ));
  return (
    <>
      <defs>
        <linearGradient id={id} gradientTransform={`rotate(${angle})`}>
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
        {captioned && (
          <>
            <linearGradient id={`${id}fade`} x2="0" y2="1">
              <stop offset="0.2" stopColor="#ffffff" />
              <stop offset="0.5" stopColor="#ffffff" stopOpacity="0.25" />
            </linearGradient>
            <mask id={`${id}mask`} maskUnits="userSpaceOnUse" {...{ x: 0, y: 0, ...SIZE }}>
              <rect {...SIZE} fill={`url(#${id}fade)`} />
            </mask>
          </>
        )}
      </defs>
      <rect {...(wide ? { width: "100%", height: "100%" } : SIZE)} fill={`url(#${id})`} />
      <g
        mask={captioned ? `url(#${id}mask)` : undefined}
        fill="none"
        stroke="#ffffff"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {wide ? (
          <svg {...AT_END} aria-hidden>
            {strokes}
          </svg>
        ) : (
          strokes
        )}
      </g>
    </>
  );
}
