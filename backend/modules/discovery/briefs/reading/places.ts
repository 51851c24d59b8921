/** Other spellings of countries. */
const ALSO: Readonly<Record<string, string>> = {
  USA: "United States",
  "U.S.": "United States",
  US: "United States",
  "the States": "United States",
  America: "United States",
  UK: "United Kingdom",
  "U.K.": "United Kingdom",
  Britain: "United Kingdom",
  "Great Britain": "United Kingdom",
  England: "England",
  Scotland: "Scotland",
  Wales: "Wales",
  Holland: "Netherlands",
  "the Netherlands": "Netherlands",
  Czechia: "Czechia",
  "Czech Republic": "Czechia",
  Turkey: "Türkiye",
  UAE: "United Arab Emirates",
  "Hong Kong": "Hong Kong",
  "the Emirates": "United Arab Emirates",
  "South Korea": "South Korea",
  Korea: "South Korea",
  "Ivory Coast": "Côte d’Ivoire",
};
/** Regions larger than a country; vendors' headquarters don't match them, only texts do. */
const REGIONS =
  "Europe,EU,European Union,Asia,Africa,North America,South America,Latin America,Oceania,Middle East,Scandinavia,Nordics,DACH,Balkans,Caribbean,Southeast Asia,Benelux".split(
    ",",
  );
/** Cities with many sports technology companies, with their countries. */
const CITIES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    "United Kingdom":
      "London,Manchester,Birmingham,Leeds,Liverpool,Glasgow,Edinburgh,Bristol,Cardiff,Belfast,Loughborough",
    Germany: "Berlin,Munich,Hamburg,Cologne,Frankfurt,Stuttgart,Leipzig,Dortmund,Düsseldorf,Herzogenaurach",
    France: "Paris,Lyon,Marseille,Toulouse,Bordeaux,Lille,Nantes,Nice",
    Spain: "Madrid,Barcelona,Valencia,Seville,Bilbao,Málaga",
    Italy: "Rome,Milan,Turin,Naples,Bologna,Florence",
    Portugal: "Lisbon,Porto,Braga",
    Netherlands: "Amsterdam,Rotterdam,Eindhoven,Utrecht,The Hague",
    Belgium: "Brussels,Antwerp,Ghent",
    Switzerland: "Zurich,Zürich,Geneva,Lausanne,Basel,Bern",
    Austria: "Vienna,Graz,Salzburg,Innsbruck",
    Ireland: "Dublin,Cork,Galway",
    Denmark: "Copenhagen,Aarhus",
    Sweden: "Stockholm,Gothenburg,Malmö",
    Norway: "Oslo,Bergen,Trondheim",
    Finland: "Helsinki,Tampere,Oulu",
    Poland: "Warsaw,Kraków,Wrocław,Poznań",
    "United States":
      "New York,Boston,Chicago,San Francisco,Los Angeles,Seattle,Austin,Denver,Atlanta,Miami,Dallas,Houston,Philadelphia,Indianapolis,Nashville,Minneapolis,Portland,San Diego,Detroit,Pittsburgh",
    Canada: "Toronto,Vancouver,Montreal,Montréal,Ottawa,Calgary",
    Australia: "Sydney,Melbourne,Brisbane,Perth,Adelaide,Canberra",
    "New Zealand": "Auckland,Wellington,Christchurch",
    India: "Mumbai,Delhi,Bangalore,Bengaluru,Chennai,Hyderabad,Pune,Kolkata",
    Japan: "Tokyo,Osaka,Kyoto",
    China: "Beijing,Shanghai,Shenzhen,Guangzhou",
    Singapore: "Singapore",
    "United Arab Emirates": "Dubai,Abu Dhabi",
    "Saudi Arabia": "Riyadh,Jeddah",
    Qatar: "Doha",
    Israel: "Tel Aviv,Jerusalem",
    "South Africa": "Johannesburg,Cape Town,Durban",
    Kenya: "Nairobi",
    Nigeria: "Lagos",
    Brazil: "São Paulo,Rio de Janeiro",
    Argentina: "Buenos Aires",
    Mexico: "Mexico City",
    Chile: "Santiago",
    Colombia: "Bogotá",
  }).flatMap(([country, cities]) => cities.split(",").map((city) => [city, country])),
);

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
let names: ReadonlyMap<string, string> | undefined;

/** Returns the place that each name stands for; built lazily from the runtime's list of countries. */
function placeNames(): ReadonlyMap<string, string> {
  if (names) return names;
  const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const countries = [...LETTERS].flatMap((first) =>
    [...LETTERS].flatMap((second) => {
      const name = /^(?:EU|EZ|UN|Q.|X.|ZZ|A[AC])$/.test(first + second)
        ? undefined
        : regions.of(first + second);
      return name ? [[name, name] as const] : [];
    }),
  );
  const cities = Object.keys(CITIES).map((city) => [city, city] as const);
  names = new Map([
    ...countries,
    ...Object.entries(ALSO),
    ...REGIONS.map((name) => [name, name] as const),
    ...cities,
  ]);
  return names;
}

/** Matches the words before a place: "in India", "clubs from Spain", "based in Berlin". */
const AT =
  /\b(?:in|for|from|across|near|within|throughout|to|around|at|of|and|or|,)\s+(?:(?:the|all\s+of|northern|southern|eastern|western|central)\s+)*$/i;
/** Matches the words before a place that is ruled out. */
const OUTSIDE =
  /\b(?:outside(?:\s+of)?|except(?:\s+(?:in|for|from))?|(?:not|never|nothing|none|anything\s+but)\s+(?:\p{L}+\s+)?(?:in|from|of))\s+(?:the\s+)?$/iu;
const MOST = 10;

/** Returns the countries, regions and large cities that a text names, in its order. */
export function placesIn(text: string): string[] {
  const known = placeNames();
  const found = new Set<string>();
  for (const { 0: run, index } of text.matchAll(
    /\p{Lu}[\p{L}.’'-]*(?:\s+(?:(?:de|and|of|the)\s+)?\p{Lu}[\p{L}.’'-]*){0,3}/gu,
  )) {
    const words = run.split(/\s+/);
    for (let from = 0; from < words.length; from++) {
      const size = [4, 3, 2, 1].find((count) => {
        const name = words.slice(from, from + count).join(" ");
        return from + count <= words.length && (known.has(name) || known.has(name.replace(/[.,’']+s?$/, "")));
      });
      if (!size) continue;
      const name = words.slice(from, from + size).join(" ");
      const before =
        text.slice(0, index) +
        words
          .slice(0, from)
          .map((word) => `${word} `)
          .join("");
      if (AT.test(before) && !OUTSIDE.test(before))
        found.add(known.get(name) ?? known.get(name.replace(/[.,’']+s?$/, "")) ?? name);
      from += size - 1;
    }
  }
  return [...found].slice(0, MOST);
}

/** Returns the country or region that a name stands for; undefined for a city and for any other name. */
export function countryNamed(name: string): string | undefined {
  return countryOfCity(name) ? undefined : placeNames().get(name);
}

/** Whether a place is a region larger than a country. */
export const isRegion = (place: string): boolean => REGIONS.includes(place);

/** Returns the country of a large city; undefined for any other name. */
export const countryOfCity = (city: string): string | undefined =>
  Object.hasOwn(CITIES, city) ? CITIES[city] : undefined;

/** Whether a vendor's city or country equals a place or is in it. */
export function isAt(place: string, location: string | null | undefined): boolean {
  if (!location) return false;
  const said = location.toLowerCase();
  const own = place.toLowerCase();
  return said.split(/,\s*/).some((part) => part === own || CITIES[titled(part)]?.toLowerCase() === own);
}

const titled = (name: string) => name.replace(/(?:^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
