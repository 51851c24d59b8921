import { ChakraProvider } from "@chakra-ui/react";
import { CacheProvider, type EmotionCache } from "@emotion/react";
import type { ReactNode } from "react";
import { type Source, SourceContext } from "../graphql/source.ts";
import { type Site, SiteContext } from "../ui/behavior/site-context.ts";
import { Document } from "./document.tsx";
import { system } from "./theme/system.ts";
import type { ThemeChoice } from "./theme/theme-choice.ts";

type Props = {
  source: Source;
  styles: EmotionCache;
  site: Site;
  theme: ThemeChoice;
  children: ReactNode;
};

/**
 * The providers around the router; hydration requires them to be identical on the server and in the browser.
 */
export function Providers({ source, styles, site, theme, children }: Props) {
  return (
    <CacheProvider value={styles}>
      <SiteContext value={site}>
        <SourceContext value={source}>
          <Document theme={theme}>
            <ChakraProvider value={system()}>{children}</ChakraProvider>
          </Document>
        </SourceContext>
      </SiteContext>
    </CacheProvider>
  );
}
