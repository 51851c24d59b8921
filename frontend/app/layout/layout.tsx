import { chakra } from "@chakra-ui/react";
import { useRef } from "react";
import { Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import { CompareTray } from "../../features/compare/compare-tray.tsx";
import { LiveNews } from "../../features/notifications/live/live-news.tsx";
import { useViewer } from "../../features/viewer/use-viewer.ts";
import { ProgressLine, useProgress } from "../../ui/behavior/progress-line.tsx";
import { Toaster } from "../../ui/behavior/toaster.tsx";
import { AwaitedHeading } from "../../ui/layout/page-heading.tsx";
import { SkipLink } from "../../ui/layout/skip-link.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

const Main = chakra("main", {
  base: { flex: "1", display: "flex", flexDirection: "column", pb: { base: "16", md: "24" } },
});

const WithoutScripts = chakra("p", {
  base: {
    display: "none",
    px: "6",
    py: "2",
    bg: "bg.subtle",
    fontSize: "sm",
    textAlign: "center",
    "@media (scripting: none)": { display: "block" },
  },
});

/** The frame around every screen. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { viewer } = useViewer();
  const heading = useHeadingFocus(main);
  useKeptFocus(main);
  useProgress(useNavigation().state !== "idle");
  return (
    <AwaitedHeading value={heading}>
      <SkipLink href="#main">Skip to content</SkipLink>
      <ProgressLine />
      <Header />
      <WithoutScripts>
        Reading, searching and filtering work without JavaScript. To sign in, save or send something, turn it
        on.
      </WithoutScripts>
      <Main ref={main} id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
      <span id="page-end" hidden />
      <CompareTray />
      {viewer && <LiveNews key={viewer.id} viewerId={viewer.id} />}
      <Toaster />
      <ScrollRestoration />
    </AwaitedHeading>
  );
}
