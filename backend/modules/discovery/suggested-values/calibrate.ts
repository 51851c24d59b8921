/** A suggestion for a record whose value is known. */
export interface Outcome {
  /** How plainly the record's own text says the value, as one of a few kinds of saying. */
  readonly said: string;
  /** The share of the nearest records that have it. */
  readonly share: number;
  readonly isRight: boolean;
}

/** From a share on, how many of the known suggestions were right. */
interface Step {
  readonly from: number;
  readonly confidence: number;
}

/** How often suggestions are right, by how plainly a text says them and how many neighbors have them. */
export type Calibration = Readonly<Record<string, readonly Step[]>>;

interface Block {
  readonly from: number;
  readonly right: number;
  readonly count: number;
}

/** The least number of known suggestions that a confidence is read from. */
const LEAST = 12;

/** Of few outcomes, not even all of them are certain. */
const confidenceOf = ({ right, count }: Block) => (right + 1) / (count + 2);

/** How many suggestions were right elsewhere, by how plainly a text says them. */
export type Experience = Readonly<Record<string, { readonly right: number; readonly count: number }>>;

/**
 * Learns how often suggestions are right: more neighbors never make one less likely.
 * @param experience with other records, to begin with.
 */
export function calibrate(outcomes: readonly Outcome[], experience: Experience = {}): Calibration {
  const kinds = Map.groupBy(outcomes, ({ said }) => said);
  return Object.fromEntries(
    [...new Set([...kinds.keys(), ...Object.keys(experience)])].map((said) => [
      said,
      stepsOf(kinds.get(said) ?? [], experience[said]),
    ]),
  );
}

function stepsOf(outcomes: readonly Outcome[], before: Experience[string] | undefined): Step[] {
  const shares = [...Map.groupBy(outcomes, ({ share }) => share)].sort(([one], [other]) => one - other);
  const blocks: Block[] = before ? [{ from: 0, ...before }] : [];
  for (const [from, of] of shares) {
    const one = { from, right: of.filter(({ isRight }) => isRight).length, count: of.length };
    const last = blocks.at(-1);
    if (last && last.count < LEAST) blocks[blocks.length - 1] = merged(last, one);
    else blocks.push(one);
    while (isOutOfOrder(blocks)) blocks.splice(-2, 2, merged(...lastTwo(blocks)));
  }
  if (blocks.length > 1 && (blocks.at(-1)?.count ?? 0) < LEAST)
    blocks.splice(-2, 2, merged(...lastTwo(blocks)));
  return blocks
    .filter(({ count }) => count >= LEAST)
    .map((block) => ({ from: block.from, confidence: confidenceOf(block) }));
}

const lastTwo = (blocks: readonly Block[]) => blocks.slice(-2) as [Block, Block];

const merged = (one: Block, other: Block): Block => ({
  from: one.from,
  right: one.right + other.right,
  count: one.count + other.count,
});

function isOutOfOrder(blocks: readonly Block[]): boolean {
  if (blocks.length < 2) return false;
  const [one, other] = lastTwo(blocks);
  return other.count >= LEAST && confidenceOf(other) < confidenceOf(one);
}

/** Returns how likely a suggestion is right, from 0 to 1; 0 without experience. */
export function likelihood(
  calibration: Calibration,
  { said, share }: Pick<Outcome, "said" | "share">,
): number {
  return (calibration[said] ?? []).findLast(({ from }) => from <= share)?.confidence ?? 0;
}
