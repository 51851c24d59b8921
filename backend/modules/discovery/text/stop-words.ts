/**
 * English words that say nothing about a text's subject; short names such as `AI` or `VR` aren't included.
 */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above after again against all am an and any are as at be because been before being below between both but
  by can cannot could did do does doing dont down during each few for from further had has have having he her here
  hers him his how i if in into is it its itself just me more most must my no nor not of off on once only or other our ours
  out over own same she should so some such than that the their theirs them then there these they this those through
  to too under until up us very was we were what when where which while who whom whose why will with would you your
  yours im ive id youre theyre isnt arent doesnt didnt wont cant lets weve
  youve theyve youd theyd hes shes whats thats heres theres wheres whos youll theyll itll werent
  wasnt hasnt havent hadnt wouldnt shouldnt couldnt mustnt neednt s t`.split(/\s+/),
);

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
