import { type Brand, brandOf, type Chance, chanceOf } from "./chance.ts";

type Shape = (brand: Brand, chance: Chance) => string;

const turned = (angle: number, inside: string) => `<g transform="rotate(${angle} 100 100)">${inside}</g>`;
const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** A ring with a gap, and a ball in it. */
const orbit: Shape = ([main, second], { between }) => {
  const angle = between(0, 7) * 45;
  return turned(
    angle,
    `<path d="M100 34a66 66 0 1 1-57 33" fill="none" stroke="${main}" stroke-width="24" stroke-linecap="round"/>
     <circle cx="58" cy="46" r="17" fill="${second}"/>`,
  );
};

/** Rising bars. */
const bars: Shape = ([main, second], { between }) => {
  const count = between(3, 4);
  const width = 120 / count;
  return times(count, (index) => {
    const height = 50 + ((index + 1) * 90) / count;
    const fill = index === count - 1 ? second : main;
    return `<rect x="${38 + index * (width + 4)}" y="${170 - height}" width="${width}" height="${height}" rx="${width / 2.4}" fill="${fill}"/>`;
  });
};

/** Two overlapping fields. */
const overlap: Shape = ([main, second], { between }) => {
  const r = between(50, 58);
  return `<circle cx="76" cy="100" r="${r}" fill="${main}"/><circle cx="126" cy="100" r="${r}" fill="${second}" fill-opacity="0.88"/>`;
};

/** Chevrons one after another. */
const chevrons: Shape = ([main, second], { between }) =>
  turned(
    between(0, 3) * 90,
    times(
      3,
      (index) =>
        `<path d="M${34 + index * 42} 44l50 56-50 56" fill="none" stroke="${index === 1 ? second : main}" stroke-width="22" stroke-linejoin="round" stroke-linecap="round"/>`,
    ),
  );

/** A hexagon with a smaller one cut into it. */
const hexagon: Shape = ([main, second], { between }) => {
  const at = (radius: number) =>
    times(6, (index) => {
      const angle = (Math.PI / 3) * index + Math.PI / 6;
      return `${(100 + radius * Math.cos(angle)).toFixed(1)},${(100 + radius * Math.sin(angle)).toFixed(1)} `;
    });
  return `<polygon points="${at(76)}" fill="${main}"/>${turned(
    between(0, 1) * 30,
    `<polygon points="${at(38)}" fill="${second}"/>`,
  )}`;
};

/** A trace from beat to beat. */
const pulse: Shape = ([main, second], { between }) => {
  const peak = between(36, 58);
  return `<rect x="26" y="26" width="148" height="148" rx="40" fill="${main}"/>
    <path d="M44 104h30l14 ${-peak + 10}l24 ${peak + 26}l16 -44l10 18h20" fill="none" stroke="${second}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"/>`;
};

/** Segments of a ball. */
const segments: Shape = ([main, second], { between }) => {
  const count = between(5, 8);
  return times(count, (index) =>
    turned(
      (360 / count) * index,
      `<path d="M100 92C84 66 88 44 100 26c12 18 16 40 0 66z" fill="${index % 2 ? second : main}"/>`,
    ),
  );
};

/** Stripes in a circle. */
const stripes: Shape = ([main, second], { between }) =>
  `<clipPath id="c"><circle cx="100" cy="100" r="74"/></clipPath><g clip-path="url(#c)">
   <rect width="200" height="200" fill="${main}"/>${turned(
     between(1, 3) * 30,
     times(3, (index) => `<rect x="-40" y="${40 + index * 48}" width="280" height="19" fill="${second}"/>`),
   )}</g>`;

const SHAPES: readonly [Shape, ...Shape[]] = [
  orbit,
  bars,
  overlap,
  chevrons,
  hexagon,
  pulse,
  segments,
  stripes,
];

/** A made-up logo of a vendor of the demo, as an SVG file. */
export function drawLogo(vendor: string): Buffer {
  const chance = chanceOf(`logo ${vendor}`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">${chance.of(SHAPES)(brandOf(vendor), chance)}</svg>`,
  );
}
