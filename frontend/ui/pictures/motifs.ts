import type { Chance } from "./seeded.ts";

/** The width and height of a drawing, in its own units. */
export const SIZE = { width: 400, height: 200 };

/** A chalk line or dot of a drawing. */
export type Stroke = { d: string; dashed?: boolean; faint?: boolean; filled?: boolean };

type Motif = (chance: Chance) => Stroke[];

const dot = (x: number, y: number, r = 4): Stroke => ({
  d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
  filled: true,
});
const ring = (x: number, y: number, rx: number, ry = rx): Stroke => ({
  d: `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`,
});
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Runs on a pitch: curved lines that end in arrows. */
const runs: Motif = ({ between }) => {
  const middle = between(150, 250);
  const pitch: Stroke[] = [
    { d: `M${middle} -10V210`, faint: true },
    { ...ring(middle, 100, 46), faint: true },
  ];
  return [
    ...pitch,
    ...range(4).flatMap((index): Stroke[] => {
      const [x, y] = [between(24, 150), 30 + index * 46 + between(-8, 8)];
      const [toX, toY] = [x + between(120, 210), between(26, 174)];
      const bend = between(-60, 60);
      return [
        dot(x, y),
        { d: `M${x + 8} ${y}Q${(x + toX) / 2} ${y + bend} ${toX} ${toY}`, dashed: index % 2 === 1 },
        { d: `M${toX - 10} ${toY - 6}L${toX} ${toY}L${toX - 10} ${toY + 6}` },
      ];
    }),
  ];
};

/** A heart's trace, one beat after another. */
const heartTrace: Motif = ({ between }) => {
  const base = between(96, 124);
  const gap = between(66, 92);
  const beats = range(7)
    .map((index) => {
      const [peak, dip] = [between(52, 84), between(18, 34)];
      const x = -30 + index * gap;
      return `L${x} ${base}l8 -9l8 9h8l6 12l9 ${-peak - 12}l10 ${peak + dip}l8 ${-dip}h6l9 -13l9 13`;
    })
    .join("");
  return [
    ...range(4).map((index): Stroke => ({ d: `M-10 ${40 + index * 40}H410`, faint: true, dashed: true })),
    { d: `M-60 ${base}${beats}` },
  ];
};

/** A camera's view: a cone over a field, with what it tracks. */
const cameraCone: Motif = ({ between }) => {
  const [x, y] = [between(40, 110), between(24, 44)];
  const [left, right] = [between(60, 130), between(300, 380)];
  return [
    { d: `M${x - 16} ${y - 12}h24v20h-24zM${x + 8} ${y - 6}l12 -6v16l-12 -6` },
    { d: `M${x + 18} ${y}L${left} 210M${x + 18} ${y}L${right} 210` },
    ...range(3).map(
      (index): Stroke => ({
        d: `M${x + (left - x) * (0.5 + index * 0.2)} ${70 + index * 46}Q${(left + right) / 2} ${86 + index * 52} ${
          x + (right - x) * (0.5 + index * 0.2)
        } ${70 + index * 46}`,
        faint: true,
      }),
    ),
    ...range(3).flatMap((index): Stroke[] => {
      const [atX, atY] = [between(150, 300), 92 + index * 36];
      return [dot(atX, atY, 3), { d: `M${atX - 12} ${atY - 14}h24v28h-24z`, dashed: index === 1 }];
    }),
  ];
};

/** A headset in front of a floor of lines that meet at the horizon. */
const headsetGrid: Motif = ({ between }) => {
  const [away, horizon] = [between(150, 250), between(92, 108)];
  const [x, y] = [away, between(44, 58)];
  return [
    { d: `M-10 ${horizon}H410`, faint: true },
    ...range(11).map(
      (index): Stroke => ({ d: `M${away} ${horizon}L${-300 + index * 100} 210`, faint: true }),
    ),
    ...range(4).map((index): Stroke => ({ d: `M-10 ${horizon + 8 + index * index * 9}H410`, faint: true })),
    {
      d: `M${x - 52} ${y - 24}h104a14 14 0 0 1 14 14v22a14 14 0 0 1 -14 14h-26l-14 -12h-24l-14 12h-26a14 14 0 0 1 -14 -14v-22a14 14 0 0 1 14 -14z`,
    },
    ring(x - 27, y + 1, 11),
    ring(x + 27, y + 1, 11),
  ];
};

/** A line chart above its axis. */
const chartLine: Motif = ({ between }) => {
  const points = range(8).map((index) => [36 + index * 47, 160 - index * 13 - between(-16, 16)] as const);
  return [
    { d: "M24 16V178H390" },
    ...range(3).map((index): Stroke => ({ d: `M24 ${56 + index * 40}H390`, faint: true, dashed: true })),
    ...points.map(([x]): Stroke => ({ d: `M${x} 174v8` })),
    { d: `M${points.map(([x, y]) => `${x} ${y}`).join("L")}` },
    ...points.map(([x, y]) => dot(x, y, 3)),
  ];
};

/** A stadium from above: stands around a field. */
const stadiumPlan: Motif = ({ between }) => {
  const [x, y] = [between(170, 230), 100];
  const [rx, ry] = [between(142, 170), between(80, 88)];
  const stairs = between(14, 22);
  return [
    ring(x, y, rx, ry),
    { ...ring(x, y, rx - 24, ry - 18), faint: true },
    ring(x, y, rx - 48, ry - 36),
    ...range(stairs).map((index): Stroke => {
      const angle = (2 * Math.PI * index) / stairs;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const at = (inset: number) =>
        `${(x + cos * (rx - inset)).toFixed(1)} ${(y + sin * (ry - inset * 0.75)).toFixed(1)}`;
      return { d: `M${at(0)}L${at(48)}`, faint: true };
    }),
    { d: `M${x - 56} ${y - 26}h112v52h-112zM${x} ${y - 26}v52` },
    ring(x, y, 12),
  ];
};

/** The subjects that a category's name can mention, each with its motif; the first match applies. */
const SUBJECTS: readonly (readonly [RegExp, Motif])[] = [
  [/wear|health|medic|well|sleep|recover|heart|load|bio/i, heartTrace],
  [/virtual|augment|immers|headset|simulat|\bvr\b/i, headsetGrid],
  [/video|vision|camera|broadcast|\bai\b|intelligen|machine|referee|officiat/i, cameraCone],
  [/venue|stadium|event|facilit|operation|innovation/i, stadiumPlan],
  [/market|trend|business|fan|commerc|ticket|finance|sponsor|industry/i, chartLine],
];

/** Returns the motif of a category; runs on a pitch by default. */
export const motifOf = (category: string): Motif =>
  SUBJECTS.find(([subject]) => subject.test(category))?.[1] ?? runs;
