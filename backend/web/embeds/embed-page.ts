import { escapeHtml } from "../pages/escape-html.ts";

/** For how long a frame may be cached, in seconds: what is withdrawn disappears soon. */
export const CACHED = 300;

/** What an embedded card shows of a record. */
export interface EmbeddedRecord {
  readonly title: string;
  /** The path of its page. */
  readonly path: string;
  /** Whose it is. */
  readonly by?: string | undefined;
  readonly text: string;
  readonly facts: readonly string[];
  /** The path of its picture. */
  readonly picture?: string | undefined;
}

/** What a frame shows. */
export interface EmbeddedPage {
  readonly title: string;
  /** The path of the page with everything. */
  readonly path: string;
  readonly records: readonly EmbeddedRecord[];
  /** Whether it is a list, which may be empty, or one record. */
  readonly isList: boolean;
  readonly theme?: "light" | "dark" | undefined;
}

/** The colors are those of the screens, whose style sheet is far larger than a card. */
const STYLE = `:root{color-scheme:light dark}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;padding:1rem;font:1rem/1.5 system-ui,sans-serif;color:light-dark(#10201a,#eef3ec);background:light-dark(#faf9f5,#0b1511)}
ul{margin:0;padding:0;list-style:none;display:grid;gap:1rem}
li+li{border-top:1px solid light-dark(#dfe0d6,#22332b);padding-top:1rem}
article{display:flex;gap:1rem}
img{width:3.5rem;height:3.5rem;object-fit:contain;flex:none;border-radius:.5rem;background:#fff}
h1,h2{margin:0;font-size:1.0625rem;line-height:1.3}
.title{margin:0 0 1rem;font-size:1.25rem}
p{margin:.25rem 0 0;overflow-wrap:anywhere}
.by,.facts,footer{color:light-dark(#55635c,#9fb0a6);font-size:.875rem}
.text{display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden}
footer{margin-top:1rem}
a{color:light-dark(#0b6b43,#43c587)}
a:focus-visible{outline:2px solid;outline-offset:2px}`;

/** Renders a frame for pages of other sites: one record, or a list of them. */
export function embedPage({ title, path, records, isList, theme }: EmbeddedPage, publicUrl: string): string {
  const link = (to: string, text: string) =>
    `<a href="${escapeHtml(publicUrl + to)}" target="_blank" rel="noopener">${escapeHtml(text)}</a>`;
  const heading = isList ? "h2" : "h1";
  const card = ({ title, path, by, text, facts, picture }: EmbeddedRecord) =>
    `<article>${picture ? `<img src="${escapeHtml(picture)}" alt="" width="56" height="56">` : ""}<div>
<${heading}>${link(path, title)}</${heading}>
${by ? `<p class="by">${escapeHtml(by)}</p>` : ""}
<p class="text">${escapeHtml(text)}</p>
<p class="facts">${escapeHtml(facts.join(" · "))}</p>
</div></article>`;
  const cards = isList
    ? `<h1 class="title">${escapeHtml(title)}</h1>
${records.length > 0 ? `<ul>${records.map((one) => `<li>${card(one)}</li>`).join("\n")}</ul>` : "<p>Nothing is listed here at the moment.</p>"}`
    : records.map(card).join("");
  return `<!doctype html>
<html lang="en"${theme ? ` data-theme="${theme}"` : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | SportsTech Hub</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${cards}
</main>
<footer>${link(path, "More on SportsTech Hub")}</footer>
</body>
</html>
`;
}
