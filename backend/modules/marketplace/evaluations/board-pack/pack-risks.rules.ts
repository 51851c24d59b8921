import type { PackCandidate, PackResults, PackRoom } from "./pack-room.rules.ts";
import { named } from "./pack-words.rules.ts";

/** Difference between the lowest and the highest score from which judges are said to disagree. */
const DISAGREEMENT = 3;

/** What could go wrong, or isn't known, in sentences. */
export function risksOf(room: PackRoom): string[] {
  const { candidates, costs, requests, results, criteria } = room;
  const of = (test: (candidate: PackCandidate) => boolean) => candidates.filter(test).map(({ name }) => name);
  const [first] = results?.ranking ?? [];
  const leader = candidates.find(({ id }) => id === first?.candidateId)?.name;
  const titles = (test: (cell: PackResults["ranking"][number]["cells"][number]) => boolean) =>
    criteria
      .filter(({ id }) => first?.cells.some((cell) => cell.criterionId === id && test(cell)))
      .map(({ title }) => title);
  const unknown = titles(({ mean }) => mean == null);
  const apart = titles(
    ({ lowest, highest }) => lowest != null && highest != null && highest - lowest >= DISAGREEMENT,
  );
  const uncosted = of(
    ({ id }) => !costs.some(({ candidateId, basis }) => candidateId === id && basis !== "UNKNOWN"),
  );
  const vendors = requests.flatMap((request) => request.vendors);
  const by = (progress: string) => [
    ...new Set(vendors.filter((vendor) => vendor.progress === progress).map(({ name }) => name)),
  ];
  const [silent, waiting, late] = [by("SILENT"), by("WAITING"), by("LATE")];
  const [withdrawn, changed] = [of((one) => one.withdrawn), of((one) => one.changedSince)];
  const sentences = [
    first && first.missedMusts.length > 0 && `${leader} misses a must: ${named(first.missedMusts)}.`,
    unknown.length > 0 && `Nobody knows how well ${leader} does on ${named(unknown)}.`,
    apart.length > 0 && `The judges disagree about ${leader} on ${named(apart)}.`,
    uncosted.length > 0 && `The cost isn't known of ${named(uncosted)}.`,
    silent.length > 0 && `No answer in time from ${named(silent)}.`,
    waiting.length > 0 && `Answers are still open from ${named(waiting)}.`,
    late.length > 0 && `Answered late: ${named(late)}.`,
    withdrawn.length > 0 && `No longer in the catalog: ${named(withdrawn)}.`,
    changed.length > 0 && `The catalog has changed since they were added: ${named(changed)}.`,
  ];
  return sentences.filter((sentence) => typeof sentence === "string");
}
