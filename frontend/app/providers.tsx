import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { ChakraProvider } from "@chakra-ui/react";
import { CacheProvider, type EmotionCache } from "@emotion/react";
import type { ReactNode } from "react";
import type { Freshness } from "../graphql/freshness.ts";
import { FreshnessContext } from "../graphql/hooks.ts";
import { SiteContext } from "../ui/site-context.ts";
import { Document } from "./document.tsx";
import { system } from "./theme/system.ts";
import type { ThemeChoice } from "./theme/theme-choice.ts";

type Props = {
  client: ApolloClient;
  freshness: Freshness;
  styles: EmotionCache;
  site: { publicUrl: string };
  theme: ThemeChoice;
  children: ReactNode;
};

/** The providers around the router; identical on the server and in the browser, as hydration requires. */
export function Providers({ client, freshness, styles, site, theme, children }: Props) {
  return (
    <CacheProvider value={styles}>
      <SiteContext value={site}>
        <FreshnessContext value={freshness}>
          <ApolloProvider client={client}>
            <Document theme={theme}>
              <ChakraProvider value={system}>{children}</ChakraProvider>
            </Document>
          </ApolloProvider>
        </FreshnessContext>
      </SiteContext>
    </CacheProvider>
  );
}
