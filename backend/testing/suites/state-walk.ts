import { mayMove } from "../../shared/states/assert-move.ts";
import type { Party, StateKind } from "../../shared/states/moves.ts";
import type { SignedInClient } from "../accounts.ts";
import type { TestAnswer } from "../servers/test-app.ts";

/** A new record, who is around, and what any of them can try. */
export interface Walked {
  /** Whoever tries, and as whom the table knows them; null for those who may do nothing at all. */
  readonly people: Readonly<Record<string, readonly [SignedInClient, Party | null]>>;
  readonly acts: Readonly<
    Record<string, (by: SignedInClient) => Promise<Pick<TestAnswer<unknown>, "errors">>>
  >;
  /** What the product does to it by itself. */
  readonly bySystem?: Readonly<Record<string, () => Promise<void>>>;
  /** Its state now; `deleted` if there is none. */
  readonly state: () => Promise<string>;
}

/** A kind, its public states, and how a record of it begins. */
export interface WalkedKind {
  readonly kind: StateKind;
  readonly publicStates: readonly string[];
  readonly begin: () => Promise<Walked>;
}

interface Step {
  readonly who: string;
  readonly act: string;
}

/** What was seen on a walk. */
export interface Walk {
  /** Moves that took place, such as `author: pending > published`. */
  readonly moves: ReadonlySet<string>;
  /** What must not have been: moves that the table doesn't have, and decisions that were undone. */
  readonly faults: readonly string[];
  /** States that were reached. */
  readonly states: ReadonlySet<string>;
}

const CODES = new Set(["CONFLICT", "FORBIDDEN", "NOT_FOUND", "BAD_USER_INPUT", "UNAUTHENTICATED"]);

/**
 * Tries every act of everybody in every state that can be reached, where an administrator's decision that took a record
 * from the public makes a state of its own; so every sequence of acts is walked that leads somewhere else.
 */
export async function walk({ kind, publicStates, begin }: WalkedKind): Promise<Walk> {
  const [moves, faults, states] = [new Set<string>(), [] as string[], new Set<string>()];
  const known = new Set<string>();
  const ways: Way[] = [{ path: [], key: undefined }];
  for (let way = ways.shift(); way; way = ways.shift()) {
    const { path } = way;
    if (way.key !== undefined && known.has(way.key)) continue;
    let at = await replay(begin, publicStates, path);
    const from = at;
    const key = keyOf(from);
    if (known.has(key)) continue;
    known.add(key);
    states.add(from.state);
    if (from.state === "deleted") continue;
    let moved = false;
    for (const [who, party, acts] of actorsOf(from.subject))
      for (const act of acts) {
        if (moved) at = await replay(begin, publicStates, path);
        const answer = await take(at.subject, { who, act });
        const state = await at.subject.state();
        moved = !answer.errors || state !== from.state;
        const code = answer.errors?.[0]?.extensions?.code;
        const said = `${[...path, { who, act }].map((step) => `${step.who} ${step.act}`).join(", ")}: ${key} > ${state}`;
        if (answer.errors && !CODES.has(String(code))) faults.push(`${said} (${String(code)})`);
        const held = heldAfter(from, party, state, publicStates);
        const next = { path: [...path, { who, act }], key: keyOf({ state, held }) };
        if (state === from.state) {
          if (!answer.errors && held !== from.held) ways.push(next);
          continue;
        }
        const move = { by: party ?? "author", from: from.state, to: state, held: from.held } as never;
        if (!party || !mayMove(kind, move)) faults.push(`${said}, as ${party ?? "nobody"}`);
        if (from.held && party !== "administrator" && publicStates.includes(state))
          faults.push(`${said} undoes an administrator's decision`);
        moves.add(`${party}: ${key} > ${state}`);
        ways.push(next);
      }
  }
  return { moves, faults, states };
}

interface Place {
  readonly subject: Walked;
  readonly state: string;
  readonly held: boolean;
}

/** How a place is reached, and which it was when it was seen. */
interface Way {
  readonly path: readonly Step[];
  readonly key: string | undefined;
}

const keyOf = ({ state, held }: Pick<Place, "state" | "held">) => `${state}${held ? " (held)" : ""}`;

const SYSTEM = "system";

/** Everybody with the party that they are and what they try. */
const actorsOf = ({ people, acts, bySystem = {} }: Walked): [string, Party | null, string[]][] => [
  ...Object.entries(people).map(([who, [, party]]): [string, Party | null, string[]] => [
    who,
    party,
    Object.keys(acts),
  ]),
  [SYSTEM, "system", Object.keys(bySystem)],
];

const take = async ({ people, acts, bySystem }: Walked, { who, act }: Step) => {
  const itself = who === SYSTEM ? bySystem?.[act] : undefined;
  if (itself) {
    await itself();
    return { errors: undefined };
  }
  const [[client], run] = [people[who] ?? [], acts[act]];
  if (!client || !run) throw new Error(`Nobody is ${who}, or nothing is ${act}.`);
  return run(client);
};

/** Whether an administrator's decision holds a record back: their last one took it from the public, or kept it so. */
function heldAfter(
  { state: from, held }: Pick<Place, "state" | "held">,
  party: Party | null,
  to: string,
  publicStates: readonly string[],
): boolean {
  if (party !== "administrator") return held;
  if (publicStates.includes(to)) return false;
  return held || publicStates.includes(from) || from !== to;
}

async function replay(
  begin: WalkedKind["begin"],
  publicStates: readonly string[],
  path: readonly Step[],
): Promise<Place> {
  const subject = await begin();
  let [state, held] = [await subject.state(), false];
  for (const step of path) {
    await take(subject, step);
    const to = await subject.state();
    held = heldAfter({ state, held }, subject.people[step.who]?.[1] ?? null, to, publicStates);
    state = to;
  }
  return { subject, state, held };
}
