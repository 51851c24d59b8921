/** Words in which `-ise` is not the British ending, so that `-ision` and other forms stay related to them. */
const ISE = new Set(
  `advertise advise appraise apprise arise braise bruise chastise circumcise comprise compromise concise crise cruise demise
  despise devise disguise enterprise excise exercise expertise franchise fundraise guise improvise incise liaise likewise
  malaise merchandise noise otherwise paradise poise praise precise premise promise raise reprise revise rise sunrise
  supervise surmise surprise televise tortoise treatise turquoise wise`.split(/\s+/),
);

/** British endings and roots with their American spelling. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [
    /^((?:un|dis|mis|multi|re|bi|tri)?(?:arm|behavi|cand|clam|col|demean|endeav|enam|fav|ferv|flav|glam|harb|hon|hum|lab|neighb|od|parl|ranc|rig|rum|savi?|splend|tum|val|vap|vig))our/,
    "$1or",
  ],
  [
    /^((?:epi)?cent|(?:micro)?fib|(?:milli|centi)?lit|(?:centi|kilo|milli|nano|micro)?met|(?:amphi)?theat|calib|lust|meag|sab|spect|somb|goit|och)re(?=s?$)/,
    "$1er",
  ],
  [/^(cent|calib|lust|somb)r(?=ed$|ing$)/, "$1er"],
  [/(anal|paral|catal|dial|hydrol|electrol|breathal)ys(?=e$|ed$|ers?$|ing$)/, "$1yz"],
  [/aemi/, "emi"],
  [/^haem/, "hem"],
  [/anaesth/, "anesth"],
  [/paed/, "ped"],
  [/gynaec/, "gynec"],
  [/^oestr/, "estr"],
  [/^oedem/, "edem"],
  [/^oesoph/, "esoph"],
  [/^foet/, "fet"],
  [/^faec/, "fec"],
  [/^coeliac/, "celiac"],
  [/rrhoea/, "rrhea"],
  [/manoeuvr(?:e(?=s?$))?/, "maneuver"],
  [/^archaeo/, "archeo"],
  [/^aesthet/, "esthet"],
  [/^(licen|defen|offen|preten)c(?=e)/, "$1s"],
  [/^practis(?=e|ing$)/, "practic"],
  [/^(catal|dial|anal|monol|prol|epil|travel)ogu(?=ing$|ed$|ers?$)/, "$1og"],
  [/^(catal|dial|anal|monol|prol|epil|travel)ogue(?=s?$)/, "$1og"],
  [/^programmes?$/, "program"],
  [/^grey(?!h)/, "gray"],
  [/^kerb/, "curb"],
  [/^(re)?mould/, "$1mold"],
  [/^plough/, "plow"],
  [/^sceptic/, "skeptic"],
  [/^sulph/, "sulf"],
  [/^aluminium/, "aluminum"],
  [/^aeroplane/, "airplane"],
  [/^artefact/, "artifact"],
  [/^(acknowledg|judg)ement/, "$1ment"],
  [
    /^(counsel|travel|model|level|label|signal|jewel|enamel|tunnel|channel|medal|panel)l(?=ers?$|ors?$|ists?$)/,
    "$1",
  ],
  [/^jewellery$/, "jewelry"],
  [/^(en)?rol(?=ments?$)/, "$1roll"],
  [/^(instal|fulfil)(?=ments?$|s?$)/, "$1l"],
  [/^(enrol|distil|instil)(?=s?$)/, "$1l"],
  [/^(ski|wi)lful/, "$1llful"],
  [/^yoghurt/, "yogurt"],
  [/^adviso(?=rs?$)/, "advise"],
  [/^disc(?=s?$)/, "disk"],
  [/^(dis)?orientat(?=ed$)/, "$1orient"],
  [/^specialit(?=y$|ies$)/, "specialt"],
  [/^draught/, "draft"],
  [/^moustach/, "mustach"],
  [/^ageing$/, "aging"],
  [/^maths$/, "math"],
  [/^tyre/, "tire"],
  [/^racquet/, "racket"],
];

const ISE_FORM = /^([a-z]{2,})is(?:e|ed|es|er|ers|ing|able|ations?|ational)$/;

/** Returns the American spelling of a folded English word, which unifies both spellings. */
export function american(word: string): string {
  const ise = ISE_FORM.exec(word)?.[1];
  const isEnding = ise && !ISE.has(`${ise}ise`) && ise !== "pract";
  const start = isEnding ? `${ise}iz${word.slice(ise.length + 2)}` : word;
  return RULES.reduce((text, [british, us]) => text.replace(british, us), start);
}
