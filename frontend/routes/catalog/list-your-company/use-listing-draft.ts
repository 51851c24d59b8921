import { useEffect, useRef, useState } from "react";
import { serverErrors } from "../../../features/forms/server-errors.ts";
import { isRefusal } from "../../../graphql/refusals.ts";
import { useClient } from "../../../graphql/source.ts";
import {
  KeptListingDraftDocument,
  useDiscardListingDraftMutation,
  useSaveListingDraftMutation,
} from "./list-your-company.generated.ts";
import { isSame, type ListingValues, textsOf, withTexts } from "./listing-values.ts";

/** How long typing has to pause before the draft is saved, in milliseconds. */
const PAUSE_MS = 1_500;
/** The retry delay after a network failure, in milliseconds. */
const RETRY_MS = 5_000;

/** A draft as stored on the server. */
export type ServerDraft = { content: string; version: number; updatedAt: string };

/** The save status of the draft. */
export type DraftState =
  | { kind: "unchanged" | "here" | "saving" | "saved" | "offline" }
  | { kind: "refused"; message: string }
  /** The account has another draft; both are kept until the user chooses one. */
  | { kind: "conflict"; other: ServerDraft };

/** Storage can be full or disabled; drafts then live as long as the page. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

type Kept = { texts: Record<string, unknown>; version: number | null };

function readKept(name: string): Kept | undefined {
  const found: unknown = attempt(() => JSON.parse(localStorage.getItem(name) ?? "null"));
  const { texts, version = null } = (found ?? {}) as Partial<Kept>;
  return typeof texts === "object" && texts !== null ? { texts, version } : undefined;
}

const keyOf = (of: string, viewerId: string | undefined) => `draft:listing:${of}:${viewerId ?? "visitor"}`;

type About = {
  /** The listing that is changed, or `new`. */
  of: string;
  viewerId: string | undefined;
  initial: ListingValues;
  /** The account's draft; only of a new listing. */
  server: ServerDraft | null | undefined;
};

/**
 * Keeps what is typed: in this browser immediately, and in the account after each pause. What was typed before
 * signing in is continued afterwards; a draft that was changed elsewhere is never overwritten without asking.
 */
export function useListingDraft({ of, viewerId, initial, server }: About) {
  const client = useClient();
  const name = keyOf(of, viewerId);
  const isKeptInAccount = viewerId !== undefined && of === "new";
  const parse = (draft: ServerDraft) => {
    const texts: unknown = attempt(() => JSON.parse(draft.content));
    return withTexts(initial, typeof texts === "object" && texts ? (texts as Record<string, unknown>) : {});
  };
  const [values, setValues] = useState(() => (server ? parse(server) : initial));
  /** Changes when the values don't come from the form, which then starts again. */
  const [origin, setOrigin] = useState(0);
  const [state, setState] = useState<DraftState>({ kind: "unchanged" });
  const [mutate] = useSaveListingDraftMutation();
  const [drop] = useDiscardListingDraftMutation();
  const version = useRef(server?.version ?? null);
  const stored = useRef(values);
  const typed = useRef(values);
  typed.current = values;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(undefined);
  const ended = useRef(false);

  const keep = () => {
    const texts = textsOf(typed.current);
    attempt(() => localStorage.setItem(name, JSON.stringify({ texts, version: version.current })));
  };
  const forget = () => {
    attempt(() => localStorage.removeItem(name));
    attempt(() => localStorage.removeItem(keyOf(of, undefined)));
  };
  const replace = (next: ListingValues) => {
    typed.current = next;
    setValues(next);
    setOrigin((before) => before + 1);
  };
  const schedule = (wait: number) => {
    clearTimeout(timer.current);
    if (isKeptInAccount && !ended.current) timer.current = setTimeout(() => void save(), wait);
  };

  const meet = async () => {
    const { data } = await client.query({ query: KeptListingDraftDocument, fetchPolicy: "network-only" });
    const other = data?.vendorListingDraft;
    if (other && !isSame(parse(other), typed.current)) return setState({ kind: "conflict", other });
    version.current = other?.version ?? null;
    schedule(0);
  };

  const attemptToSave = async () => {
    const sent = typed.current;
    setState({ kind: "saving" });
    try {
      const content = JSON.stringify(textsOf(sent));
      const { data } = await mutate({ variables: { content, version: version.current } });
      version.current = data?.saveVendorListingDraft?.version ?? null;
      stored.current = sent;
      if (isSame(sent, typed.current)) {
        forget();
        setState({ kind: "saved" });
      } else schedule(PAUSE_MS);
    } catch (error) {
      const { message, fields } = serverErrors(error);
      if (!isRefusal(error)) {
        setState({ kind: "offline" });
        schedule(RETRY_MS);
      } else if ("version" in fields) await meet().catch(() => setState({ kind: "offline" }));
      else setState({ kind: "refused", message });
    }
  };
  const save = async () => {
    await running.current;
    if (ended.current || isSame(typed.current, stored.current)) return;
    running.current = attemptToSave();
    await running.current;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once, when the form appears
  useEffect(() => {
    ended.current = false;
    const own = readKept(name);
    const kept = own ?? readKept(keyOf(of, undefined));
    if (kept) {
      const restored = withTexts(initial, kept.texts);
      if (isSame(restored, typed.current)) forget();
      else {
        replace(restored);
        if (server && kept.version !== server.version) setState({ kind: "conflict", other: server });
        else {
          keep();
          schedule(PAUSE_MS);
        }
      }
    }
    return () => {
      ended.current = true;
      clearTimeout(timer.current);
    };
  }, [name]);

  return {
    values,
    origin,
    state,
    /** Takes over what was typed into a part. */
    set: <Part extends keyof ListingValues>(part: Part, fields: ListingValues[Part]) => {
      if (JSON.stringify(fields) === JSON.stringify(typed.current[part])) return;
      typed.current = { ...typed.current, [part]: fields };
      setValues(typed.current);
      keep();
      setState((before) => (before.kind === "conflict" ? before : { kind: "here" }));
      if (state.kind !== "conflict") schedule(PAUSE_MS);
    },
    /** Chooses between what is typed and the account's other draft. */
    choose: (mine: boolean, other: ServerDraft) => {
      version.current = other.version;
      stored.current = parse(other);
      if (mine) return schedule(0);
      forget();
      replace(stored.current);
      setState({ kind: "saved" });
    },
    /** Stops keeping it once the listing is sent. */
    end: async () => {
      ended.current = true;
      clearTimeout(timer.current);
      await running.current;
      forget();
    },
    /** Deletes what was typed. */
    discard: async () => {
      clearTimeout(timer.current);
      await running.current;
      if (isKeptInAccount) await drop();
      version.current = null;
      stored.current = initial;
      forget();
      replace(initial);
      setState({ kind: "unchanged" });
    },
  };
}
