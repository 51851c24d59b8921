import type { Node, Renderer } from "@takumi-rs/core";
import { registerFonts } from "../../../../shared/drawing/fonts.ts";
import { type Brand, brandOf, type Chance, chanceOf } from "./chance.ts";
import { drawLogo } from "./draw-logo.ts";
import { columnDrawing, DRAWING, lineDrawing, pitchDrawing, standDrawing } from "./screen-drawings.ts";

const SIZE = { width: 1280, height: 720 };
const INK = "#17211c";
const MUTED = "#66726b";
const LINE = "#dfe2dc";

/** A solution of the demo, as its made-up screens show it. */
export interface DrawnSolution {
  readonly title: string;
  readonly vendor: string;
  readonly category: string;
  readonly features: readonly string[];
  readonly sports: readonly string[];
}

const box = (style: Node["style"], children: Node[] = []): Node => ({
  type: "container",
  style: { display: "flex", ...style },
  children,
});
const text = (words: string, style: Node["style"] = {}): Node => ({
  type: "text",
  text: words,
  style: { fontFamily: "Geist", lineClamp: 1, ...style },
});

const NAMES = [
  "Adeyemi",
  "Berg",
  "Castro",
  "Dlamini",
  "Eriksen",
  "Fujita",
  "Garcia",
  "Haddad",
  "Ivanova",
  "Jansen",
];
const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

let renderer: Promise<Renderer> | undefined;

async function startRenderer(): Promise<Renderer> {
  const { Renderer } = await import("@takumi-rs/core");
  const started = new Renderer({ cacheMaxBytes: 0 });
  await registerFonts(started);
  return started;
}

/** The drawing that suits a category. */
function drawingOf(category: string, brand: Brand, chance: Chance): Buffer {
  if (/video|scout|referee|ai\b|virtual/i.test(category)) return pitchDrawing(brand, chance);
  if (/venue|fan|event|ticket/i.test(category)) return standDrawing(brand, chance);
  return chance.of([lineDrawing, columnDrawing])(brand, chance);
}

function tile(label: string, [main]: Brand, { between, of }: Chance): Node {
  const figure = of([`${between(12, 98)}%`, `${between(3, 46)}`, `${between(1, 9)}.${between(0, 9)}`]);
  return box(
    {
      flex: 1,
      flexDirection: "column",
      gap: 4,
      padding: 18,
      borderRadius: 12,
      backgroundColor: "#ffffff",
      border: `1px solid ${LINE}`,
    },
    [
      text(label, { fontSize: 17, color: MUTED }),
      text(figure, { fontSize: 34, fontWeight: 680, color: main, fontFamily: "Archivo" }),
    ],
  );
}

function overview({ features, sports }: DrawnSolution, brand: Brand, chance: Chance): Node[] {
  const labels = [...features.slice(1, 4), ...sports].slice(0, 3);
  return [
    box(
      { gap: 16 },
      labels.map((label) => tile(label, brand, chance)),
    ),
    box(
      {
        flex: 1,
        padding: 22,
        borderRadius: 12,
        backgroundColor: "#ffffff",
        border: `1px solid ${LINE}`,
        alignItems: "center",
        justifyContent: "center",
      },
      [{ type: "image", src: "drawing", style: DRAWING }],
    ),
  ];
}

function table({ features }: DrawnSolution, [main, second]: Brand, { between }: Chance): Node[] {
  const first = between(0, NAMES.length - 1);
  const row = (index: number): Node => {
    const share = between(25, 100);
    return box(
      {
        alignItems: "center",
        gap: 20,
        padding: "15px 22px",
        borderTop: index ? `1px solid ${LINE}` : "none",
      },
      [
        box({ width: 34, height: 34, borderRadius: 17, backgroundColor: index % 3 ? main : second }),
        text(NAMES[(first + index) % NAMES.length] ?? "", { width: 150, fontSize: 20, color: INK }),
        box({ flex: 1, height: 12, borderRadius: 6, backgroundColor: "#eceee9" }, [
          box({
            width: `${share}%`,
            height: 12,
            borderRadius: 6,
            backgroundColor: share > 80 ? second : main,
          }),
        ]),
        text(`${share}`, { width: 50, fontSize: 20, color: INK, textAlign: "right" }),
        text(DAYS[between(0, 6)] ?? "", { width: 60, fontSize: 18, color: MUTED }),
      ],
    );
  };
  return [
    text(features[1] ?? "This week", { fontSize: 22, fontWeight: 600, color: INK }),
    box(
      {
        flexDirection: "column",
        borderRadius: 12,
        backgroundColor: "#ffffff",
        border: `1px solid ${LINE}`,
      },
      Array.from({ length: 8 }, (_, index) => row(index)),
    ),
  ];
}

function frame(solution: DrawnSolution, [main]: Brand, screen: number, content: Node[]): Node {
  const items = solution.features.slice(0, 6);
  const navigation = items.map((label, index) =>
    box(
      {
        padding: "11px 14px",
        borderRadius: 8,
        backgroundColor: index === screen ? "rgba(255,255,255,0.18)" : "transparent",
      },
      [text(label, { fontSize: 17, color: "#ffffff" })],
    ),
  );
  return box({ ...SIZE, backgroundColor: "#f6f7f3" }, [
    box({ width: 270, flexDirection: "column", gap: 8, padding: 24, backgroundColor: main }, [
      box({ alignItems: "center", gap: 12, marginBottom: 22 }, [
        box({ padding: 5, borderRadius: 8, backgroundColor: "#ffffff" }, [
          { type: "image", src: "logo", style: { width: 26, height: 26 } },
        ]),
        text(solution.vendor, { fontSize: 20, fontWeight: 600, color: "#ffffff", maxWidth: 180 }),
      ]),
      ...navigation,
    ]),
    box({ flex: 1, flexDirection: "column", gap: 20, padding: 32 }, [
      box({ justifyContent: "space-between", alignItems: "center" }, [
        text(solution.title, {
          fontSize: 32,
          fontWeight: 680,
          color: INK,
          fontFamily: "Archivo",
          maxWidth: 640,
        }),
        text(solution.sports[0] ?? solution.category, {
          fontSize: 17,
          color: "#ffffff",
          backgroundColor: main,
          padding: "7px 16px",
          borderRadius: 16,
        }),
      ]),
      ...content,
    ]),
  ]);
}

/** A made-up screen of a solution of the demo, as a PNG file; the first one is an overview, the second a table. */
export async function drawScreenshot(solution: DrawnSolution, screen: 0 | 1): Promise<Buffer> {
  renderer ??= startRenderer();
  const chance = chanceOf(`screen ${screen} ${solution.title}`);
  const brand = brandOf(solution.vendor);
  const images = [
    { src: "drawing", data: drawingOf(solution.category, brand, chance) },
    { src: "logo", data: drawLogo(solution.vendor) },
  ];
  const content = (screen === 0 ? overview : table)(solution, brand, chance);
  return (await renderer).render(frame(solution, brand, screen, content), { ...SIZE, format: "png", images });
}
