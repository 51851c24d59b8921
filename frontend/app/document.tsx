import { type CSSProperties, type ReactNode, useContext, useMemo, useState } from "react";
import { SiteContext } from "../ui/behavior/site-context.ts";
import { timeZone } from "../ui/behavior/time-zone.ts";
import { type ThemeChoice, ThemeChoiceContext, themeCookie } from "./theme/theme-choice.ts";

/** The HTML document, on the server and in the browser. */
export function Document({ theme: initial, children }: { theme: ThemeChoice; children: ReactNode }) {
  const [theme, setTheme] = useState(initial);
  const { publicUrl } = useContext(SiteContext);
  // Print styles show full URLs.
  const site = { "--site": JSON.stringify(publicUrl) } as CSSProperties;
  const choice = useMemo(
    () => ({
      theme,
      setTheme: (next: ThemeChoice) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't everywhere yet
        document.cookie = themeCookie(next);
        setTheme(next);
      },
    }),
    [theme],
  );
  return (
    <html lang="en" data-theme={theme} data-time-zone={timeZone()} style={site}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme ?? "light dark"} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link
          rel="search"
          href="/opensearch.xml"
          type="application/opensearchdescription+xml"
          title="SportsTech Hub"
        />
      </head>
      <body>
        <ThemeChoiceContext value={choice}>{children}</ThemeChoiceContext>
      </body>
    </html>
  );
}
