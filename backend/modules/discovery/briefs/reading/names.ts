import { type Level, Levels } from "../../../catalog/taxonomy/level.ts";
import { wordsOf } from "../../text/words.ts";

/** U6 to U19, with and without a hyphen. */
const AGE_GROUPS = Array.from({ length: 14 }, (_, at) => at + 6).flatMap((age) => [`U${age}`, `U-${age}`]);
/** The spellings of the levels. */
const LEVEL_NAMES: Readonly<Record<Level, readonly string[]>> = {
  grassroots: ["grassroots", "amateur", "recreational", "community club", "local club"],
  "youth-academy": [
    "youth academy",
    "academy",
    "academies",
    "youth",
    "junior",
    "teenager",
    "children",
    "kids",
    "high school",
    "secondary school",
    "middle school",
    "primary school",
    "elementary school",
    ...AGE_GROUPS,
  ],
  collegiate: [
    "collegiate",
    "college",
    "university",
    "NCAA",
    "NAIA",
    "varsity",
    "D1",
    "D2",
    "D3",
    "Division I",
  ],
  "semi-professional": ["semi-professional", "semi-pro", "semipro", "lower league"],
  elite: ["elite", "professional", "pro team", "first team", "national team", "Olympic"],
};
/** Other names of sports; those missing from the catalog have no effect. Longer names are matched first. */
const SPORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  soccer: ["football", "fußball", "futsal"],
  "american football": ["american football", "gridiron", "NFL"],
  "track and field": ["athletics", "running", "runner", "marathon", "sprinting"],
  swimming: ["swimmer", "swim"],
  cycling: ["cyclist"],
  "ice hockey": ["hockey", "NHL"],
  rugby: ["rugby union", "rugby league"],
  cricket: ["T20"],
  basketball: ["NBA"],
  baseball: ["MLB", "softball"],
  golf: ["golfer"],
  "combat sports": ["boxing", "judo", "wrestling", "MMA", "taekwondo", "fencing"],
  motorsport: ["motor racing", "formula 1", "rally"],
  esports: ["e-sports", "gaming"],
  rowing: ["rower"],
};

/** Sports that the catalog's list may lack. */
const OTHER_SPORTS =
  "handball volleyball badminton squash padel pickleball table tennis water polo polo lacrosse netball floorball field hockey softball archery shooting climbing sailing surfing skateboarding snowboarding skiing biathlon bobsleigh curling figure skating speed skating triathlon rowing canoeing kayaking diving gymnastics equestrian darts billiards bowling ultimate frisbee orienteering weightlifting powerlifting crossfit karate hurling kabaddi sepak takraw beach volleyball korfball parkour".split(
    " ",
  );
/** Two-word sports whose first word alone is no sport. */
const PAIRED = [
  "table tennis",
  "water polo",
  "field hockey",
  "figure skating",
  "speed skating",
  "ultimate frisbee",
  "sepak takraw",
  "beach volleyball",
];
const PARTS = new Set(
  "table water field figure speed ultimate sepak beach takraw frisbee skating polo hockey tennis".split(" "),
);

/** Returns the sports that a text names but the catalog's list lacks. */
export function sportsBeside(text: string, sports: readonly string[]): string[] {
  const known = new Set(
    sports.flatMap((sport) => [...namesOfSport(sport)]).map((name) => name.toLowerCase()),
  );
  const words = wordsIn(text).join(" ");
  const names = [...PAIRED, "polo", ...OTHER_SPORTS.filter((name) => !PARTS.has(name))];
  const found = names.filter(
    (name) => !known.has(name) && ` ${words} `.includes(` ${wordsIn(name).join(" ")} `),
  );
  return found.filter((name) => !found.some((other) => other !== name && other.includes(name)));
}

/** Returns the spellings of a sport, besides its name. */
export function namesOfSport(sport: string): readonly string[] {
  return [sport, ...(SPORT_NAMES[sport.toLowerCase()] ?? [])];
}

/** Returns the spellings of a level. */
export function namesOfLevel(level: Level): readonly string[] {
  return LEVEL_NAMES[level];
}

/** Returns the sports that a text names, by the catalog's names, in the text's order. */
export function sportsIn(text: string, sports: readonly string[]): string[] {
  let names = sportNames.get(sports);
  if (!names) {
    names = byFirstWord(sports.map((sport) => ({ value: sport, names: namesOfSport(sport) })));
    sportNames.set(sports, names);
  }
  return namedIn(text, names);
}

/** Returns the levels that a text names, in its order. */
export function levelsIn(text: string): Level[] {
  levelNames ??= byFirstWord(Object.values(Levels).map((value) => ({ value, names: LEVEL_NAMES[value] })));
  return namedIn(text, levelNames);
}

/** Values by the first word of their names, longest name first. */
type Names<Value> = ReadonlyMap<string, readonly { value: Value; words: readonly string[] }[]>;

const sportNames = new WeakMap<readonly string[], Names<string>>();
let levelNames: Names<Level> | undefined;

function byFirstWord<Value>(choices: readonly { value: Value; names: readonly string[] }[]): Names<Value> {
  const names = choices
    .flatMap(({ value, names: of }) => of.map((name) => ({ value, words: wordsIn(name) })))
    .sort((a, b) => b.words.length - a.words.length);
  return Map.groupBy(names, ({ words: [first = ""] }) => first);
}

/** Finds the values whose names occur in a text as whole words; a word counts for the longest name only. */
function namedIn<Value>(text: string, names: Names<Value>): Value[] {
  const words = wordsIn(text);
  const found: Value[] = [];
  for (let place = 0; place < words.length; ) {
    const name = names
      .get(words[place] ?? "")
      ?.find(({ words: own }) => own.every((word, offset) => word === words[place + offset]));
    if (name && !found.includes(name.value)) found.push(name.value);
    place += name?.words.length ?? 1;
  }
  return found;
}

/** Unifies singular and plural but no other forms, since "athletes" are not "athletics". */
function wordsIn(text: string): string[] {
  return wordsOf(text).map(({ text: word }) => (word === "athletics" ? word : word.replace(/s$/, "")));
}
