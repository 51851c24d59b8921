/** A block of text of a written document. */
export interface TextBlock {
  readonly style: "title" | "heading" | "text" | "item";
  readonly text: string;
}

const STYLES = {
  title: { font: "F2", size: 24, before: 0 },
  heading: { font: "F2", size: 14, before: 16 },
  text: { font: "F1", size: 11, before: 6 },
  item: { font: "F1", size: 11, before: 4 },
} as const;
const [WIDTH, HEIGHT, MARGIN] = [595, 842, 64];
/** The width of an average character and the height of a line, as shares of the font's size. */
const [CHARACTER, LINE] = [0.53, 1.4];
/** Characters of the font's encoding that Latin-1 hasn't. */
const FURTHER: Readonly<Record<string, number>> = {
  "€": 0x80,
  "…": 0x85,
  "‘": 0x91,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "•": 0x95,
  "–": 0x96,
  "—": 0x97,
};

/** Writes texts as pages of a PDF file; a block that begins with a form feed begins a page. */
export function writePdf(blocks: readonly TextBlock[]): Buffer {
  const pages = layOut(blocks);
  const first = 5;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${pages.map((_page, at) => `${first + at * 2} 0 R`).join(" ")}] /Count ${pages.length} >>`,
    ...["Helvetica", "Helvetica-Bold"].map(
      (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
    ),
    ...pages.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${first + at * 2 + 1} 0 R
/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = "%PDF-1.7\n";
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}${end}`, "latin1");
}

/** Returns the content of each page. */
function layOut(blocks: readonly TextBlock[]): string[] {
  const pages: string[] = [];
  let lines: string[] = [];
  let y = HEIGHT - MARGIN;
  const turn = () => {
    if (lines.length > 0) pages.push(lines.join("\n"));
    lines = [];
    y = HEIGHT - MARGIN;
  };
  for (const { style, text } of blocks) {
    const { font, size, before } = STYLES[style];
    if (text.startsWith("\f")) turn();
    y -= before;
    const indent = style === "item" ? 14 : 0;
    for (const [at, line] of wrapped(
      text.trim(),
      (WIDTH - 2 * MARGIN - indent) / (size * CHARACTER),
    ).entries()) {
      y -= size * LINE;
      if (y < MARGIN) {
        turn();
        y -= size * LINE;
      }
      const start = `BT /${font} ${size} Tf ${MARGIN} ${y.toFixed(1)} Td`;
      const mark = style === "item" && at === 0 ? `${start} (\x95) Tj ET\n` : "";
      lines.push(`${mark}${start} ${indent} 0 Td (${encoded(line)}) Tj ET`);
    }
  }
  turn();
  return pages;
}

function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    if (line && line.length + word.length + 1 > columns) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

const encoded = (text: string) =>
  text
    .replace(/[^\x20-\x7e\xa0-\xff]/gu, (character) => String.fromCharCode(FURTHER[character] ?? 0x3f))
    .replace(/[()\\]/g, "\\$&");
