/** LaTeX accent commands by combining mark. */
const ACCENTS: Readonly<Record<string, string>> = {
  "\u0300": "`",
  "\u0301": "'",
  "\u0302": "^",
  "\u0303": "~",
  "\u0304": "=",
  "\u0306": "u",
  "\u0307": ".",
  "\u0308": '"',
  "\u030a": "r",
  "\u030b": "H",
  "\u030c": "v",
  "\u0327": "c",
  "\u0328": "k",
};

/** Characters with a special meaning in LaTeX, and letters that don't decompose into a base letter and an accent. */
const CHARACTERS: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "{": "\\{",
  "}": "\\}",
  $: "\\$",
  "&": "\\&",
  "%": "\\%",
  "#": "\\#",
  _: "\\_",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  æ: "{\\ae}",
  Æ: "{\\AE}",
  œ: "{\\oe}",
  Œ: "{\\OE}",
  ø: "{\\o}",
  Ø: "{\\O}",
  ß: "{\\ss}",
  ł: "{\\l}",
  Ł: "{\\L}",
  đ: "{\\dj}",
  Đ: "{\\DJ}",
  ð: "{\\dh}",
  Ð: "{\\DH}",
  þ: "{\\th}",
  Þ: "{\\TH}",
  ı: "{\\i}",
  "\u2013": "--",
  "\u2014": "---",
  "\u2018": "`",
  "\u2019": "'",
  "\u201c": "``",
  "\u201d": "''",
  "\u00a0": "~",
};

/** Escapes text for LaTeX: accents and special characters become commands, other scripts stay unchanged. */
export function toLatex(text: string): string {
  return text.normalize("NFC").replace(/.\p{M}*/gsu, escapeLetter);
}

function escapeLetter(letter: string): string {
  const [base = "", ...marks] = letter.normalize("NFD");
  const commands = marks.map((mark) => ACCENTS[mark]);
  if (commands.includes(undefined)) return letter;
  const plain = CHARACTERS[base] ?? base;
  return commands.reduce<string>((accented, command) => `{\\${command}{${accented}}}`, plain);
}

/** Transliterates to lowercase ASCII letters: Sæterlund becomes saeterlund. */
export function toAsciiLetters(text: string): string {
  return toLatex(text)
    .replace(/\\[a-zA-Z](?=\{)/g, "")
    .replace(/[^a-zA-Z]/g, "")
    .toLowerCase();
}
