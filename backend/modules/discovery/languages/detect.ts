import { isStopWord } from "../text/stop-words.ts";
import { wordsOf } from "../text/words.ts";
import { isTerm, type Language } from "./gloss.ts";

/** Frequent function words of each language, folded. */
const COMMON: Readonly<Record<Language, string>> = {
  German:
    "der die das des dem den ein eine einen einem einer und oder mit ohne fur von zur zum im auf bei aus nach uber unter bis vor pro wir ich uns unser unsere unseren es ist sind wird werden hat haben suchen suche brauchen brauche benotigen wollen mochten muss mussen soll sollte kann darf nicht kein keine keinen statt aber auch nur wenn weil damit dass als wie unserer jahr monat",
  French:
    "le la les des du un une et ou avec sans pour par dans en sur chez nous je notre nos il elle ce cette est sont cherchons cherche avons besoin voulons souhaitons doit doivent faut devrait peut pas ne aucun jamais mais au aux sauf si qui que moins plus mois logiciel afin l d",
  Spanish:
    "el la los las de del al un una y o con sin para por en nosotros nuestro nuestra es son hay buscamos busco necesitamos necesito queremos quiero debe deben deberia puede no ni pero sino que como menos mas ano mes se tenemos nuestros",
  Portuguese:
    "o a os as de do da dos das ao um uma e ou com sem para por em no na nos nas nosso nossa e sao ha procuramos procuro precisamos preciso queremos quero deve devem nao nem mas que como menos mais ano mes se temos nossos tem pelo pela",
  Italian:
    "il lo la i gli le di del dello della dei degli delle un uno una e o con senza per da nel nella su noi nostro nostra e sono cerchiamo cerco abbiamo bisogno vogliamo voglio vorremmo deve devono dovrebbe puo non ma anche solo che come meno piu anno mese se al alla ci serve l",
};
/** Languages that are only detected so that users can be told they aren't supported. */
const OTHERS: Readonly<Record<string, string>> = {
  Dutch:
    "de het een en of met zonder voor van op bij uit naar wij ik ons onze zoeken zoek nodig hebben willen moet moeten niet geen maar ook dat als is zijn",
  Swedish:
    "och att det som en ett med utan for av pa vi jag var vara soker behover vill maste inte ingen men ocksa ar har till",
  Danish:
    "og at det som en et med uden for af pa vi jeg vores soger har brug vil skal ikke ingen men ogsa er til",
  Polish:
    "i w z bez dla na do od nie jest sa my nasz nasza szukamy potrzebujemy chcemy musi ale oraz ktory ktora sie",
  Turkish: "ve ile icin bir bu olan biz bizim ariyoruz ihtiyac istiyoruz olmali degil ama da de cok",
  Finnish: "ja on ei se me joka tarvitsemme etsimme ilman mutta myos kanssa varten",
  Czech: "a v z bez pro na do nebo ne je jsou my nas nase hledame potrebujeme chceme musi ale ktery se",
};

/** The detected language of a text. */
export interface Detected {
  /** The supported language; null for English, if undetermined, and for any other. */
  readonly language: Language | null;
  /** The unsupported language; null otherwise. */
  readonly foreign: string | null;
}

const sets = new Map<string, ReadonlySet<string>>();

function setOf(name: string, words: string): ReadonlySet<string> {
  const known = sets.get(name) ?? new Set(words.split(" "));
  sets.set(name, known);
  return known;
}

/**
 * Detects the language of a text by its function words and, for a few words, by the terms of sport. Another
 * language needs at least two words, and more than English has.
 */
export function languageOf(text: string): Detected {
  const words = wordsOf(text)
    .flatMap(({ text: word }) => word.split(/['’]/))
    .filter((word) => /\p{L}/u.test(word));
  const english = words.filter((word) => isStopWord(word) || ENGLISH.has(word)).length;
  const shared = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  const scored = (Object.keys(COMMON) as Language[]).map((language) => {
    const list = setOf(language, COMMON[language]);
    const terms = words.filter((word) => !list.has(word) && word.length > 3 && isTerm(word, language)).length;
    return { language, score: shared(list) + terms };
  });
  const best = scored.reduce((most, one) => (one.score > most.score ? one : most));
  const others = Object.entries(OTHERS).map(([name, list]) => ({ name, score: shared(setOf(name, list)) }));
  const other = others.reduce((most, one) => (one.score > most.score ? one : most));
  const isFew = words.length <= 3 && english === 0 && best.score > 0 && best.score * 2 >= words.length;
  if (other.score > best.score && other.score >= 3 && other.score > english) {
    return { language: null, foreign: other.name };
  }
  const isForeign = best.score >= 2 && best.score > english * 1.5 && best.score * 4 >= words.length;
  return { language: isForeign || isFew ? best.language : null, foreign: null };
}

/** English words that aren't stop words but occur in no other language's texts. */
const ENGLISH = new Set(
  "we need want looking for look must without the and with that which software tool app system team teams players club clubs athletes coaches".split(
    " ",
  ),
);
