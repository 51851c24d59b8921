import { STATUS_CODES } from "node:http";
import { escapeHtml } from "./escape-html.ts";
import { FAILURE_TEXTS } from "./failure-texts.rules.ts";

/**
 * Returns an error page that needs neither the renderer nor the database: the reason, and what to do instead.
 * @param reason why the request was refused; replaces the status's own text.
 */
export function failurePage(status: number, reason?: string): string {
  const texts: Readonly<Record<number, { title: string; text: string }>> = FAILURE_TEXTS;
  const { title, text } = texts[status] ?? { title: STATUS_CODES[status] ?? "Refused", text: "" };
  // Retrying only helps against failures of ours.
  const next =
    status >= 500 ? '<a href="">Try again</a>' : '<a href="/" target="_top">Go to the home page</a>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | SportsTech Hub</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>body{max-width:40rem;margin:15vh auto;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif}
a{color:light-dark(#0b6b43,#6fd3a4)}</style>
</head>
<body>
<main>
<p>SportsTech Hub</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(reason ?? text)}</p>
<p>${next}</p>
</main>
</body>
</html>
`;
}
