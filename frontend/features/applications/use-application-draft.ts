import type { FormikContextType } from "formik";
import { useEffect, useRef, useState } from "react";
import type { Question } from "../../../backend/modules/marketplace/call-forms/question.rules.ts";
import { isRefusal } from "../../graphql/refusals.ts";
import { useClient } from "../../graphql/source.ts";
import { serverErrors } from "../forms/server-errors.ts";
import {
  KeptApplicationDraftDocument,
  useSaveApplicationDraftMutation,
} from "./application-form.generated.ts";
import { type AppliedFor, showApplication } from "./applications-cache.ts";
import { type DraftValues, isSameDraft, toInput, toValues } from "./draft-values.ts";
import { forgetKept, keep, readKept } from "./kept-draft.ts";

/** How long typing has to pause before the draft is saved, in milliseconds. */
const PAUSE_MS = 1_500;
/** The retry delay after a network failure, in milliseconds. */
const RETRY_MS = 5_000;

/** A draft as stored on the server. */
export type SavedDraft = { values: DraftValues; version: number | null };

/** The save status of the draft. */
export type DraftState =
  | { kind: "unchanged" | "typing" | "saving" | "saved" | "offline" }
  | { kind: "refused"; message: string }
  /** The server has a different draft; both are kept until the user chooses one. */
  | { kind: "conflict"; other: SavedDraft };

type About = {
  /** The key of the draft in this browser: its owner and what the application is for. */
  name: string;
  of: AppliedFor;
  /** The form's initial draft. */
  saved: SavedDraft;
  /** The id of the application; undefined before it is first saved. */
  applicationId: string | undefined;
  /** The questions of the call's form. */
  questions: readonly Question[];
};

/**
 * Saves a form's text: in this browser immediately, and on the server after each pause. Failed requests are
 * retried; a draft that was changed elsewhere is never overwritten without asking.
 */
export function useApplicationDraft(form: FormikContextType<DraftValues>, about: About) {
  const { name, of, questions } = about;
  const { values, setValues } = form;
  const client = useClient();
  const [mutate] = useSaveApplicationDraftMutation();
  const [state, setState] = useState<DraftState>({ kind: "unchanged" });
  const server = useRef<SavedDraft>(about.saved);
  const typed = useRef(values);
  typed.current = values;
  const sent = useRef<DraftValues>(undefined);
  const running = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopped = useRef(false);
  const application = useRef(about.applicationId);
  const isSame = (one: DraftValues, other: DraftValues) => isSameDraft(one, other, questions);

  const schedule = (wait: number) => {
    clearTimeout(timer.current);
    if (!stopped.current) timer.current = setTimeout(() => void save(), wait);
  };

  /** Queries the server's current draft, or returns an empty one. */
  const readServer = async (): Promise<SavedDraft> => {
    const { data } = await client.query({
      query: KeptApplicationDraftDocument,
      variables: of,
      fetchPolicy: "network-only",
    });
    const found = data?.applying.application;
    return found
      ? { values: toValues(found, questions), version: found.version }
      : { ...about.saved, version: null };
  };

  /** Handles another saved version, which may be this form's own if the response was lost. */
  const meet = async () => {
    const other = await readServer();
    const isOwn = [sent.current, typed.current].some((own) => own && isSame(own, other.values));
    if (!isOwn) {
      setState({ kind: "conflict", other });
      return;
    }
    server.current = other;
    settle();
  };

  /** Saves what was typed since, once the server's draft is known. */
  const settle = () => {
    const { current: values } = typed;
    if (isSame(values, server.current.values)) {
      forgetKept(name);
      setState({ kind: "saved" });
    } else {
      keep(name, { values, version: server.current.version });
      setState({ kind: "typing" });
      schedule(PAUSE_MS);
    }
  };

  const attempt = async () => {
    const { current: values } = typed;
    const { version } = server.current;
    sent.current = values;
    setState({ kind: "saving" });
    try {
      const { data } = await mutate({
        variables: { ...of, input: toInput(values, questions), version },
        update: (cache, { data }) => showApplication(cache, of, data?.saveApplicationDraft.id),
      });
      application.current = data?.saveApplicationDraft.id ?? application.current;
      server.current = { values, version: data?.saveApplicationDraft.version ?? version };
      settle();
    } catch (error) {
      const { message, fields, reached } = failureOf(error);
      if (!reached) {
        setState({ kind: "offline" });
        schedule(RETRY_MS);
      } else if ("version" in fields) await meet().catch(() => setState({ kind: "offline" }));
      else setState({ kind: "refused", message });
    }
  };

  const save = async () => {
    clearTimeout(timer.current);
    await running.current;
    if (stopped.current || isSame(typed.current, server.current.values)) return;
    running.current = attempt();
    await running.current;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once, when the form appears
  useEffect(() => {
    stopped.current = false;
    const kept = readKept(name);
    // What is kept may be older than a question of the form.
    const restored = kept && { ...server.current.values, ...kept.values };
    if (kept && restored && !isSame(restored, server.current.values)) {
      void setValues(restored);
      if (kept.version !== server.current.version) setState({ kind: "conflict", other: server.current });
    } else if (kept) forgetKept(name);
    const onOnline = () => void save();
    window.addEventListener("online", onOnline);
    return () => {
      stopped.current = true;
      clearTimeout(timer.current);
      window.removeEventListener("online", onOnline);
    };
  }, [name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text, and nothing else
  useEffect(() => {
    if (isSame(values, server.current.values)) return;
    keep(name, { values, version: server.current.version });
    if (state.kind === "conflict") return;
    setState({ kind: "typing" });
    schedule(PAUSE_MS);
  }, [values, name]);

  return {
    state,
    /** Returns the version to submit, once pending saves are complete. */
    version: async () => {
      clearTimeout(timer.current);
      await running.current;
      return server.current.version;
    },
    /** Returns the id of the draft, which is saved first if the server has none; undefined if that fails. */
    begin: async () => {
      clearTimeout(timer.current);
      await running.current;
      if (application.current === undefined) {
        running.current = attempt();
        await running.current;
      }
      return application.current;
    },
    /** Compares with the server's draft after it refused a version. */
    meet: () => meet().catch(() => setState({ kind: "offline" })),
    /** Stops saving when the form is submitted. */
    end: () => {
      stopped.current = true;
      clearTimeout(timer.current);
      forgetKept(name);
    },
    /** Chooses between this form's text and the other draft. */
    choose: (mine: boolean, other: SavedDraft) => {
      server.current = other;
      if (!mine) {
        forgetKept(name);
        void setValues(other.values);
        setState({ kind: "saved" });
      } else void save();
    },
  };
}

function failureOf(error: unknown) {
  const { message, fields } = serverErrors(error);
  return { message, fields, reached: isRefusal(error) };
}
