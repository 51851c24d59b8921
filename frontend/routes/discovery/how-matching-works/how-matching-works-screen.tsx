import { matchingPath, percentText, RUN, setNamed, systemOf } from "../../../features/matching/run.ts";
import { ProsePage } from "../../../features/prose/prose-page.tsx";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { MeasuredSet } from "./measured-set.tsx";

export { ProseLoading as Loading } from "../../../features/prose/prose-page.tsx";

/** The query sets of the run, by name, with their descriptions. */
const SETS: readonly (readonly [name: string, title: string, text: string])[] = [
  [
    "known items",
    "Known items",
    "One sentence is taken out of a record and has to find the rest of that record among the demo's records and generated ones. This is the largest set, and no one had to judge what's right.",
  ],
  [
    "demo briefs, open",
    "Written briefs, open half",
    "Short requirements with the solutions that meet them, written from the demo catalog's descriptions before any weights were chosen. They share words with the descriptions, so plain word search is already close to the top.",
  ],
  [
    "demo briefs, sealed",
    "Written briefs, sealed half",
    "Every other brief was set aside and never looked at while the weights were chosen.",
  ],
  [
    "plain briefs, open",
    "Plain words, open half",
    "Briefs in the words of people who have never seen the catalog: they describe the problem, rarely in a record's words. They were written and judged before any were run, and the weights weren't changed afterward.",
  ],
  [
    "plain briefs, sealed",
    "Plain words, sealed half",
    "Every other one of these briefs, set aside in the same way.",
  ],
  [
    "recipes",
    "Recipes",
    "Six recipes from sports technology projects find the tools they use. Six queries is a small sample.",
  ],
  [
    "needs on a catalog without facts, open",
    "A catalog without facts, open half",
    "Needs on 540 made-up records of two sentences each, without categories, sports or prices. A record says what it is in one of two ways, and a need in a third.",
  ],
  [
    "needs on a catalog without facts, sealed",
    "A catalog without facts, sealed half",
    "Every other one of these needs, set aside in the same way.",
  ],
  [
    "needs with a demand, open",
    "Needs with a demand, open half",
    "The same needs, each with a demand such as a budget that most records don't mention. Ranked by all of a brief's words, what meets the demand comes before what is needed; the line with what a brief asks for reads the demand instead.",
  ],
  [
    "needs with a demand, sealed",
    "Needs with a demand, sealed half",
    "Every other one of these needs, set aside in the same way.",
  ],
];

/** Whether the matcher isn't clearly better than BM25 on any half of the briefs. */
const isAlikeOnBriefs = ["demo briefs, open", "demo briefs, sealed"].every(
  (name) => (systemOf(setNamed(name), "BM25")?.advantage?.ndcg.low ?? 0) <= 0,
);

/** How the ranking works, how it was measured, and where it fails. */
export function Component() {
  const known = setNamed("known items");
  const [own, plain] = ["matcher", "BM25"].map((name) => systemOf(known, name)?.quality.recall);
  return (
    <ProsePage
      title="How matching works"
      lead="How we rank results, how well it does in a test you can repeat, and where it fails."
      description="How SportsTech Hub ranks search results and recommendations, with measured quality, baselines, intervals and known failures."
      path={matchingPath}
    >
      <h2>In short</h2>
      {known && own && plain && (
        <p>
          Given one sentence from a record, the matcher has the right record in its top ten results in{" "}
          {percentText(own)} of {known.queries} cases; BM25, the standard word-based ranking, in{" "}
          {percentText(plain)}.
          {isAlikeOnBriefs &&
            " On written briefs for the demo catalog, there's no clear difference between the two."}{" "}
          The figures in parentheses and brackets are 95% intervals.
        </p>
      )}
      <p>
        The landing page once claimed 98% match accuracy. That was a target, never a measurement; the figure
        above replaces it.
      </p>
      <h2>How ranking works</h2>
      <p>
        We use four measures of how well a text answers what you wrote: its words, weighted by how rare they
        are; parts of words; neighboring words; and its best sentence. Briefs use two more, from a small
        language model that runs on this site's own server: how close the best sentence and the whole text are
        in meaning, whatever the wording. The measures are added up with fixed weights. What a brief asks for,
        such as what it must have or may cost, adds or subtracts a little, as far as a record is the kind of
        product you look for, and the rest of the brief counts more than the words of its demands. We don't
        use outside services for this, no one can pay for a higher place, and your clicks don't matter.
      </p>
      <p>
        Recommendations search the same way, using what you've saved, rated highly, applied to or told us.
        Each one needs a fact you and the solution have in common, which we show as the reason. The percentage
        shows how strongly the facts support a solution, not how likely you are to like it.
      </p>
      <h2>Measurements</h2>
      <p>
        Run on <DateFact at={RUN.ranOn} />. nDCG@10 is 1 if the right records come first and 0 if none are in
        the top ten. The lead is paired, query by query, with intervals from{" "}
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
        <li>
          Records are in English. Briefs in German, French, Italian, Portuguese and Spanish are read in
          English, term by term; other languages aren't understood.
        </li>
        <li>“Football” also finds American football, because it's treated as “soccer” too.</li>
        <li>Some needs get matches though nothing in the catalog fits them.</li>
        <li>What a brief doesn't want is left out only where a record is known to have it.</li>
        <li>Search results show no percentage, because scores from different searches can't be compared.</li>
        <li>
          The briefs were written by the matcher's authors, for demo data. Results on your catalog may differ.
        </li>
      </ul>
      <h2>Run it yourself</h2>
      <p>
        The queries, judgments and program are included in the source: <code>npm run eval:matching</code>{" "}
        prints these tables and accepts your own files, too.
      </p>
    </ProsePage>
  );
}
