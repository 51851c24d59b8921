import type { ReactNode } from "react";
import { NotFound } from "../failures/not-found.tsx";
import type { Screen } from "../routing/screen-route.tsx";
import { SignInPrompt } from "./sign-in-prompt.tsx";
import { useViewerSuspenseQuery, ViewerDocument } from "./viewer.generated.ts";

type Props = {
  /** The prompt for signed-out visitors. */
  prompt: string;
  /** The message for other users. */
  refusal: string;
  children: ReactNode;
};

/**
 * Content for administrators only; others see a message and a link to continue. The server enforces access
 * itself.
 */
export function ForAdministrators({ prompt, refusal, children }: Props) {
  const { viewer } = useViewerSuspenseQuery({ variables: {} }).data;
  if (!viewer) return <SignInPrompt>{prompt}</SignInPrompt>;
  if (viewer.role === "ADMIN") return children;
  return (
    <NotFound
      title="For Administrators"
      text={refusal}
      back={{ to: "/dashboard", label: "Go to your dashboard" }}
    />
  );
}

type Start = NonNullable<Screen["preload"]>;

/** Preloads a screen's queries for administrators; for others, only the viewer. */
export const preloadForAdministrators =
  (preload: Start): Start =>
  async (start, at) => {
    const viewer = (await start(ViewerDocument, {}))?.viewer;
    if (viewer?.role === "ADMIN") await preload(start, at);
  };
