import { matchingPath, percentText, RUN, setNamed, systemOf } from "../../features/matching/run.ts";
import { ProsePage } from "../../features/prose/prose-page.tsx";
import { DateFact } from "../../features/record/date-fact.tsx";
import { MeasuredSet } from "./measured-set.tsx";

export { ProseLoading as Loading } from "../../features/prose/prose-page.tsx";

/** The sets of the run, by name, with what they are. */
const SETS: readonly (readonly [name: string, title: string, text: string])[] = [
  [
    "known items",
    "Known items",
    "One sentence is taken out of a record and must find the rest of that record again, among the demo's records and generated ones. This is the largest set, and nobody had to judge what is right.",
  ],
  [
    "demo briefs, open",
    "Written briefs, open half",
    "Short requirements with the solutions that meet them, written from the demo catalog's descriptions before any weight was chosen. They share words with the descriptions, so plain word search is already close to the top.",
  ],
  [
    "demo briefs, sealed",
    "Written briefs, sealed half",
    "Every second brief was set aside and never looked at while the weights were chosen.",
  ],
  [
    "plain briefs, open",
    "Plain words, open half",
    "Briefs as people talk who have never seen the catalog: they say what is wrong, seldom in a record's words. They were written and judged before any was run, and the weights stayed as they were.",
  ],
  [
    "plain briefs, sealed",
    "Plain words, sealed half",
    "Every second one of these briefs, set aside like the others.",
  ],
  [
    "recipes",
    "Recipes",
    "Six recipes of sports technology projects find the tools they use. Six queries are few.",
  ],
];

/** Whether the matcher can't be told from BM25 on any half of the briefs. */
const isAlikeOnBriefs = ["demo briefs, open", "demo briefs, sealed"].every(
  (name) => (systemOf(setNamed(name), "BM25")?.advantage?.ndcg.low ?? 0) <= 0,
);

/** What the ranking does, how it was measured, and where it fails. */
export function Component() {
  const known = setNamed("known items");
  const [own, plain] = ["matcher", "BM25"].map((name) => systemOf(known, name)?.quality.recall);
  return (
    <ProsePage
      title="How matching works"
      lead="What ranks the results, how well it does in a test that you can repeat, and where it fails."
      description="How SportsTech Hub ranks search results and recommendations, with measured quality, baselines, intervals and known failures."
      path={matchingPath}
    >
      <h2>In short</h2>
      {known && own && plain && (
        <p>
          Given one sentence of a record, the matcher has the right one among its first ten results in{" "}
          {percentText(own)} of {known.queries} cases; BM25, the usual way to rank words, in{" "}
          {percentText(plain)}.
          {isAlikeOnBriefs && " On written briefs for the demo catalog the two can't be told apart."} The
          figures in parentheses and brackets are 95% intervals.
        </p>
      )}
      <p>
        The landing page once claimed 98% match accuracy. That was a target and never measured; the figure
        above stands in its place.
      </p>
      <h2>What ranks</h2>
      <p>
        Five measures of how well a text answers what you wrote: its words, weighed by how rare they are;
        parts of words; neighboring words; its best sentence; and how near it is in meaning, learned from the
        catalog alone. For briefs there are two more, from a small language model that runs on this site's own
        server: how near its best sentence and the whole text are in meaning, in whatever words. All are added
        up with fixed weights, and a brief's matches gain a little from good ones that are similar to them. No
        outside service is asked, nobody pays for a place, and what you clicked doesn't matter.
      </p>
      <p>
        Recommendations search the same way with what you saved, rated well, applied to or told us. Each needs
        a fact that both have in common, which is its reason. Their percentage says how much speaks for a
        solution; it is not the probability that you will like it.
      </p>
      <h2>Measured</h2>
      <p>
        Run on <DateFact at={RUN.ranOn} />. nDCG@10 is 1 if the right records stand first and 0 if none is
        among the first ten. The lead is paired, query by query, with intervals from{" "}
        {RUN.bootstrapSamples.toLocaleString("en-US")} bootstrap samples (seed {RUN.bootstrapSeed}; the
        generated records have seed {RUN.generatedSeed}).
      </p>
      {SETS.map(([name, title, text]) => {
        const set = setNamed(name);
        return (
          set && (
            <MeasuredSet key={name} set={set} title={title}>
              {text}
            </MeasuredSet>
          )
        );
      })}
      <h2>Known failures</h2>
      <ul>
        <li>Only English words are understood in all their forms; others match as they are written.</li>
        <li>"Football" also finds American football, since it is taken for "soccer" too.</li>
        <li>Numbers and prices are just words: "under $500" doesn't compare anything.</li>
        <li>What a text denies counts like what it says: "billing is not offered" matches "billing".</li>
        <li>Search results show no percentage, since scores of two searches can't be compared.</li>
        <li>
          The briefs were written by the authors of the matcher, for demo data. How well it does on your
          catalog may differ.
        </li>
      </ul>
      <h2>Repeat it</h2>
      <p>
        The queries, the judgments and the program are part of the source: <code>npm run eval:matching</code>{" "}
        prints these tables, and takes your own files, too.
      </p>
    </ProsePage>
  );
}
