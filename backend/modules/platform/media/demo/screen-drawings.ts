import type { Brand, Chance } from "./chance.ts";

const svg = (width: number, height: number, inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">${inside}</svg>`,
  );
const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** The size of the drawing in the middle of a screen. */
export const DRAWING = { width: 900, height: 400 };

/** Lines over a season, as a dashboard shows them. */
export function lineDrawing([main, second]: Brand, { between }: Chance): Buffer {
  const { width, height } = DRAWING;
  const line = (base: number, noise: number) => {
    let y = base;
    return times(19, (index) => {
      y = Math.max(40, Math.min(height - 50, y + between(-noise, noise - 6)));
      return `${index ? "L" : "M"}${20 + index * 48} ${y}`;
    });
  };
  const area = line(270, 44);
  return svg(
    width,
    height,
    `${times(5, (index) => `<path d="M0 ${40 + index * 80}H${width}" stroke="#e3e6e0" stroke-width="2"/>`)}
     <path d="${area}V${height}H20z" fill="${main}" fill-opacity="0.12"/>
     <path d="${area}" stroke="${main}" stroke-width="5" stroke-linejoin="round"/>
     <path d="${line(330, 26)}" stroke="${second}" stroke-width="4" stroke-dasharray="2 10" stroke-linecap="round"/>`,
  );
}

/** A pitch from above with players and their runs. */
export function pitchDrawing([main, second]: Brand, { between }: Chance): Buffer {
  const { width, height } = DRAWING;
  const chalk = 'stroke="#ffffff" stroke-opacity="0.75" stroke-width="3"';
  const player = (fill: string) => {
    const [x, y] = [between(70, width - 70), between(50, height - 50)];
    const [toX, toY] = [x + between(-110, 110), y + between(-60, 60)];
    return `<path d="M${x} ${y}Q${x + between(-40, 40)} ${y + between(-60, 60)} ${toX} ${toY}" stroke="${fill}" stroke-width="4" stroke-dasharray="8 8" stroke-opacity="0.9"/>
      <circle cx="${x}" cy="${y}" r="15" fill="${fill}" stroke="#ffffff" stroke-width="3"/>`;
  };
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" rx="14" fill="#2c6e46"/>
     ${times(9, (index) => (index % 2 ? `<rect x="${index * 100}" width="100" height="${height}" fill="#ffffff" fill-opacity="0.05"/>` : ""))}
     <rect x="24" y="24" width="${width - 48}" height="${height - 48}" ${chalk}/>
     <path d="M450 24v${height - 48}M24 110h110v180H24M${width - 24} 110h-110v180h110" ${chalk}/>
     <circle cx="450" cy="200" r="62" ${chalk}/>
     ${times(7, () => player(main))}${times(7, () => player(second))}`,
  );
}

/** A week of loads, one column a day and athlete. */
export function columnDrawing([main, second]: Brand, { between }: Chance): Buffer {
  const { width, height } = DRAWING;
  return svg(
    width,
    height,
    `${times(4, (index) => `<path d="M0 ${50 + index * 100}H${width}" stroke="#e3e6e0" stroke-width="2"/>`)}
     ${times(14, (index) => {
       const [tall, small] = [between(80, 320), between(30, 120)];
       const x = 14 + index * 63;
       return `<rect x="${x}" y="${height - tall}" width="26" height="${tall}" rx="6" fill="${main}"/>
         <rect x="${x + 29}" y="${height - small}" width="16" height="${small}" rx="5" fill="${second}"/>`;
     })}
     <path d="M0 150H${width}" stroke="#26323a" stroke-width="2" stroke-dasharray="10 8"/>`,
  );
}

/** A stadium's plan with how full its blocks are. */
export function standDrawing([main, second]: Brand, { between }: Chance): Buffer {
  const { width, height } = DRAWING;
  const blocks = 26;
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" rx="14" fill="#f2f3ee"/>
     ${[190, 150]
       .map((ry, row) =>
         times(blocks, (index) => {
           const [from, to] = [index, index + 0.86].map((at) => (2 * Math.PI * at) / blocks);
           const at = (angle = 0, r = 0) =>
             `${(450 + 2 * r * Math.cos(angle)).toFixed(1)} ${(200 + r * Math.sin(angle)).toFixed(1)}`;
           const inner = ry - 32;
           return `<path d="M${at(from, ry)}L${at(to, ry)}L${at(to, inner)}L${at(from, inner)}z" fill="${between(0, 3) > row ? main : second}" fill-opacity="${between(35, 100) / 100}"/>`;
         }),
       )
       .join("")}
     <rect x="300" y="140" width="300" height="120" rx="8" fill="#2c6e46"/>
     <path d="M450 140v120M300 140h300v120h-300z" stroke="#ffffff" stroke-width="3"/><circle cx="450" cy="200" r="26" stroke="#ffffff" stroke-width="3"/>`,
  );
}
