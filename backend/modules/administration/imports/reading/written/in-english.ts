/** The months in German, French, Spanish, Portuguese, Italian and English, without accents. */
const MONTHS: readonly (readonly [string, string])[] = [
  ["Jan", "january januar janvier enero janeiro gennaio jan janv ene gen"],
  ["Feb", "february februar fevrier febrero fevereiro febbraio feb fevr fev"],
  ["Mar", "march marz mars marzo marco mar"],
  ["Apr", "april avril abril aprile apr avr abr"],
  ["May", "may mai mayo maio maggio mag"],
  ["Jun", "june juni juin junio junho giugno jun giu"],
  ["Jul", "july juli juillet julio julho luglio jul juil lug"],
  ["Aug", "august aout agosto aug ago"],
  ["Sep", "september septembre septiembre setiembre setembro settembre sep sept set"],
  ["Oct", "october oktober octobre octubre outubro ottobre oct okt out ott"],
  ["Nov", "november novembre noviembre novembro nov"],
  ["Dec", "december dezember decembre diciembre dezembro dicembre dec dez dic"],
];
const ENGLISH = new Map(MONTHS.flatMap(([short, names]) => names.split(" ").map((name) => [name, short])));

const englishMonth = (name: string) =>
  ENGLISH.get(name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());

/** Matches "mardi 7 juin 2024", "7. Juni 2024", "7 de junio de 2024" and "the 7th of June 2024". */
const DAY_FIRST =
  /^(?:(?:the|le|el|il|den)\s+)?(?:\p{L}+\.?,?\s+)?(\d{1,2})(?:st|nd|rd|th|er|[.º°])?\s+(?:(?:of|de|di)\s+|d['’]\s*)?(\p{L}+)\.?,?\s+(?:(?:de|del|di)\s+)?(\d{4})(?=$|[\s,])/iu;
/** Matches "junio de 2024". */
const MONTH_ALONE = /^(\p{L}+)\.?\s+(?:(?:of|de|di)\s+)?(\d{4})$/iu;

/** Writes the month of a date in English, so that its words stand as in English; other texts stay. */
export function withEnglishMonth(text: string): string {
  const [whole, day, named = "", year] = DAY_FIRST.exec(text) ?? [];
  const month = englishMonth(named);
  if (whole && month) return `${day} ${month} ${year}${text.slice(whole.length)}`;
  const [, alone = "", of] = MONTH_ALONE.exec(text) ?? [];
  const only = englishMonth(alone);
  return only ? `${only} ${of}` : text;
}

const DIGITS = "٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹";

/** Writes the digits of other scripts, and a mathematical minus, as in English. */
export const withPlainDigits = (text: string): string =>
  text
    .replace(/[\uff0b-\uff1a]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xfee0))
    .replace(/[٠-٩۰-۹]/g, (digit) => String(DIGITS.indexOf(digit) % 10))
    .replace(/\u2212/g, "-");
