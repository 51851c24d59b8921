import { chakra } from "@chakra-ui/react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { juryPath } from "../../../backend/modules/marketplace/juries/jury-paths.rules.ts";
import type { PostingKind } from "../../graphql/schema.generated.ts";
import { Button, ButtonLink } from "../../ui/controls/button.tsx";
import { receivedPath } from "../applications/application-paths.ts";
import { useViewer } from "../viewer/use-viewer.ts";
import { CloseForm } from "./close-form.tsx";
import { ExtendForm, ReopenForm } from "./date-form.tsx";
import { DiscardButton } from "./discard-button.tsx";
import { PendingChange } from "./pending-change.tsx";
import { type PostingState_PostingFragment, usePostingBarSuspenseQuery } from "./posting-bar.generated.ts";
import { postedEditPath } from "./posting-paths.ts";
import { PostingStatusBadge, STATUSES } from "./posting-status.tsx";

const Frame = chakra("section", {
  base: {
    display: "grid",
    gap: "3",
    mt: "6",
    p: "4",
    borderWidth: "1px",
    borderColor: "line.strong",
    borderRadius: "lg",
    bg: "bg.subtle",
    overflowWrap: "anywhere",
  },
});
const Reason = chakra("blockquote", {
  base: {
    maxWidth: "prose",
    pl: "3",
    borderLeftWidth: "2px",
    borderColor: "warning",
    whiteSpace: "pre-line",
  },
});
const Actions = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" },
});
const Opened = chakra("div", { base: { maxWidth: "md", mt: "2" } });

const FORMS = { extend: ExtendForm, close: CloseForm, reopen: ReopenForm } as const;

type Act = keyof typeof FORMS;

/** The actions available in the current status, with their labels. */
function actsOf({ status, dueDate }: PostingState_PostingFragment): [Act, string][] {
  if (status === "CLOSED") return [["reopen", "Reopen"]];
  if (status !== "PUBLISHED" && status !== "PAST_DUE") return [];
  return dueDate
    ? [
        ["extend", "Extend"],
        ["close", "Close"],
      ]
    : [["close", "Close"]];
}

function Bar({ posting }: { posting: PostingState_PostingFragment }) {
  const { kind, recordId, status, returnReason, applicationCount, pending } = posting;
  const [act, setAct] = useState<Act>();
  const frame = useRef<HTMLElement>(null);
  const opened = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (act) opened.current?.querySelector<HTMLElement>("input, select")?.focus();
  }, [act]);
  const onDone = () => {
    frame.current?.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
    setAct(undefined);
  };
  const acts = actsOf(posting);
  const Opening = act && acts.some(([name]) => name === act) ? FORMS[act] : undefined;
  const isPublic = acts.length > 0;
  return (
    <Frame ref={frame} aria-label="Your posting">
      <chakra.p css={{ "& > :first-child": { me: "1" } }}>
        <PostingStatusBadge status={status} /> {STATUSES[status].meaning}
      </chakra.p>
      {pending && <PendingChange posting={posting} pending={pending} />}
      {returnReason && <Reason>Reason: {returnReason}</Reason>}
      <Actions>
        <ButtonLink to={postedEditPath(posting)}>Edit</ButtonLink>
        {acts.map(([name, label]) => (
          <Button
            key={name}
            aria-expanded={act === name}
            onClick={() => setAct(act === name ? undefined : name)}
          >
            {label}
          </Button>
        ))}
        {isPublic || applicationCount > 0 ? (
          <>
            <ButtonLink to={receivedPath(kind, recordId)}>Applications ({applicationCount})</ButtonLink>
            <ButtonLink to={juryPath(kind === "OPPORTUNITY" ? "opportunity" : "collaboration", recordId)}>
              Jury
            </ButtonLink>
          </>
        ) : (
          <DiscardButton posting={posting} />
        )}
        {isPublic && pending && <DiscardButton posting={posting} />}
      </Actions>
      {Opening && (
        <Opened ref={opened}>
          <Opening posting={posting} onDone={onDone} />
        </Opened>
      )}
    </Frame>
  );
}

type Props = { kind: PostingKind; id: string };

function OwnerBar({ kind, id }: Props) {
  const { posting } = usePostingBarSuspenseQuery({ variables: { kind, id } }).data;
  return posting && <Bar posting={posting} />;
}

function IfPosted({ kind, id, children }: Props & { children: ReactNode }) {
  const { posting } = usePostingBarSuspenseQuery({ variables: { kind, id } }).data;
  return posting && children;
}

/** Content that only those who may edit the record see. */
export function EditorsOnly(props: Props & { children: ReactNode }) {
  const { viewer } = useViewer();
  if (!viewer) return null;
  return (
    <Suspense fallback={null}>
      <IfPosted {...props} />
    </Suspense>
  );
}

/** For those who may edit the record: its status and the available actions. */
export function PostingBar(props: Props) {
  const { viewer } = useViewer();
  if (!viewer) return null;
  return (
    <Suspense fallback={null}>
      <OwnerBar {...props} />
    </Suspense>
  );
}
