import pdfmake from "pdfmake";
import type { Content, TableCell, TDocumentDefinitions } from "pdfmake/interfaces";
import { type BoardPack, boardPackOf, MAX_PAGES, PDF_LIMITS } from "./board-pack.rules.ts";
import { fontsFor, type Run, runsOf } from "./fonts.ts";
import type { PackRoom } from "./pack-room.rules.ts";
import type { PackBlock } from "./pack-sections.rules.ts";
import type { Paper } from "./paper.ts";

pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

/** The files that the library reads fonts from; its types leave them out. */
const { virtualfs } = pdfmake as unknown as {
  virtualfs: { writeFileSync: (name: string, content: Buffer) => void };
};

/** The colors of the site in light mode. */
const INK = "#14171a";
const MUTED = "#5b6470";
const LINE = "#d5d9de";

/** A word that could be wider than its column. */
const LONG_WORD = /\S{25}/;

/** Draws an evaluation on at most six pages: with less of it until it fits. */
export async function drawPdf(room: PackRoom, paper: Paper): Promise<Uint8Array> {
  let drawn = { bytes: new Uint8Array(), pages: Number.POSITIVE_INFINITY };
  for (const [at, limits] of PDF_LIMITS.entries()) {
    const { document, runs, pages } = compose(boardPackOf(room, limits), paper);
    // What is cut has no other letters.
    if (at === 0) await provideFonts(runs);
    drawn = { bytes: new Uint8Array(await pdfmake.createPdf(document).getBuffer()), pages: pages() };
    if (drawn.pages <= MAX_PAGES) break;
  }
  return drawn.bytes;
}

/** What is written about the document itself: the notes of what was left out, and page numbers. */
const ALWAYS = "0123456789 […] ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz .,:;–“”";

async function provideFonts(runs: readonly Run[]): Promise<void> {
  const fonts = await fontsFor([...runs, ...runsOf(ALWAYS)]);
  for (const [file, { normal, bold }] of Object.entries(fonts)) {
    virtualfs.writeFileSync(`${file} normal`, Buffer.from(normal));
    virtualfs.writeFileSync(`${file} bold`, Buffer.from(bold));
  }
  const files = Object.keys(fonts).map((file) => [file, { normal: `${file} normal`, bold: `${file} bold` }]);
  pdfmake.setFonts(Object.fromEntries(files));
}

/** Collects the runs of a document, whose fonts are made once all are known. */
function writer() {
  const runs: Run[] = [];
  const text = (written: string) => {
    const own = runsOf(written);
    runs.push(...own);
    return own.map((run) => ({
      text: run.text,
      font: run.font,
      ...(LONG_WORD.test(run.text) && { wordBreak: "break-all" as const }),
    }));
  };
  return { runs, text };
}

type Write = ReturnType<typeof writer>["text"];

function tableOf(
  write: Write,
  { caption, head, rows, naming, wide }: Extract<PackBlock, { kind: "table" }>,
): Content[] {
  const cell = (text: string, bold: boolean): TableCell => ({ text: write(text), bold });
  return [
    { text: write(caption), color: MUTED, fontSize: 8.5, margin: [0, 6, 0, 2], headlineLevel: 2 },
    {
      margin: [0, 0, 0, 6],
      fontSize: 8.5,
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: head.map((_, column) => (column === wide ? "*" : "auto")),
        body: [
          head.map((title) => cell(title, true)),
          ...rows.map((row) => row.map((text, column) => cell(text, column === naming))),
        ],
      },
      layout: {
        hLineWidth: (line: number) => (line === 0 ? 0 : 0.5),
        vLineWidth: () => 0,
        hLineColor: () => LINE,
        paddingLeft: (column: number) => (column === 0 ? 0 : 5),
        paddingRight: () => 5,
        paddingTop: () => 2,
        paddingBottom: () => 2,
      },
    },
  ];
}

function blockOf(write: Write, block: PackBlock): Content[] {
  switch (block.kind) {
    case "table":
      return tableOf(write, block);
    case "heading":
      return [{ text: write(block.text), bold: true, margin: [0, 4, 0, 2], headlineLevel: 2 }];
    case "list":
      return [
        {
          ul: block.items.map((item) => ({ text: write(item), margin: [0, 0, 0, 2] })),
          margin: [0, 2, 0, 4],
        },
      ];
    case "text":
      return [
        {
          text: write(block.text),
          margin: [0, 0, 0, 4],
          ...(block.tone === "strong" && { bold: true }),
          ...(block.tone === "muted" && { color: MUTED, fontSize: 8.5 }),
        },
      ];
  }
}

/** Composes the document; it knows its pages once it is drawn. */
function compose({ title, summary, sections }: BoardPack, paper: Paper) {
  const { runs, text } = writer();
  const content: Content[] = [
    { text: text(title), fontSize: 18, bold: true, margin: [0, 0, 0, 4] },
    { text: text(summary), fontSize: 11, margin: [0, 0, 0, 6] },
    ...sections.flatMap((section, index): Content[] => {
      const drawn: Content[] = [
        { text: text(section.title), fontSize: 13, bold: true, margin: [0, 8, 0, 4], headlineLevel: 1 },
        ...section.blocks.flatMap((block) => blockOf(text, block)),
      ];
      // A last page with a line or two looks like a mistake.
      return index === sections.length - 1 ? [{ stack: drawn, unbreakable: true }] : drawn;
    }),
  ];
  const name = text(title.length > 60 ? `${title.slice(0, 60)}…` : title);
  const [{ font } = { font: "" }] = text("Page");
  let pages = 0;
  const document: TDocumentDefinitions = {
    pageSize: paper === "a4" ? "A4" : "LETTER",
    pageMargins: [48, 44, 48, 48],
    language: "en-US",
    displayTitle: true,
    info: { title, creator: "SportsTech Hub", producer: "SportsTech Hub", creationDate: new Date() },
    defaultStyle: { font, fontSize: 9.5, color: INK, lineHeight: 1.15 },
    content,
    footer: (page, count) => {
      pages = count;
      return {
        margin: [48, 14, 48, 0],
        fontSize: 8,
        color: MUTED,
        columns: [{ text: name }, { text: `Page ${page} of ${count}`, alignment: "right", width: "auto" }],
      };
    },
    // A heading doesn't stay alone at the end of a page.
    pageBreakBefore: ({ headlineLevel }, { getFollowingNodesOnPage }) =>
      headlineLevel !== undefined && getFollowingNodesOnPage().length === 0,
  };
  return { document, runs, pages: () => pages };
}
