import type { ReactNode } from "react";
import { NotFound } from "../failures/not-found.tsx";
import type { Screen } from "../routing/screen-route.tsx";
import { SignInPrompt } from "./sign-in-prompt.tsx";
import { useViewerSuspenseQuery, ViewerDocument } from "./viewer.generated.ts";

type Props = {
  /** What signed-out visitors are asked. */
  prompt: string;
  /** What others are told. */
  refusal: string;
  children: ReactNode;
};

/** What only administrators see of a screen; others are told so, with a way on. The server decides for itself. */
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

/** Starts a screen's queries for administrators; for others, nothing but who they are. */
export const preloadForAdministrators =
  (preload: Start): Start =>
  async (start, at) => {
    const viewer = (await start(ViewerDocument, {}))?.viewer;
    if (viewer?.role === "ADMIN") await preload(start, at);
  };
