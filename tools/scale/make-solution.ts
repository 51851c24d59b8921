import type { Faker } from "@faker-js/faker";
import type { PriceBand } from "../../backend/modules/catalog/solutions/price-band.ts";
import { type Level, Levels } from "../../backend/modules/catalog/taxonomy/level.ts";
import { SPORTS, TOPICS } from "./topics.ts";
import { BUYERS, CAVEATS, EDITIONS, NAME_ENDS, NAME_STARTS, PARTNERS, type Topic } from "./vocabulary.ts";

/** A generated solution. */
export interface GeneratedSolution {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly sports: string[];
  readonly levels: Level[];
  readonly priceBand: PriceBand;
  readonly pricing: string;
  readonly features: string[];
  readonly tags: string[];
  readonly integrations: string[];
  readonly rating: number;
  readonly reviewCount: number;
  readonly daysAgo: number;
}

const BANDS: readonly { value: [PriceBand, least: number, most: number]; weight: number }[] = [
  { value: ["free", 0, 0], weight: 12 },
  { value: ["under-5k", 9, 400], weight: 32 },
  { value: ["5k-25k", 420, 2_000], weight: 24 },
  { value: ["25k-100k", 2_100, 8_300], weight: 12 },
  { value: ["over-100k", 8_400, 30_000], weight: 4 },
  { value: ["custom", 0, 0], weight: 16 },
];

const LIST = new Intl.ListFormat("en");

/** Generates a realistic solution, deterministic for the state of `faker`. */
export function makeSolution(faker: Faker): GeneratedSolution {
  const { weightedArrayElement, arrayElement, arrayElements } = faker.helpers;
  const topic = weightedArrayElement(TOPICS.map((value) => ({ value, weight: value.weight })));
  const sports = sportsFor(faker);
  const [priceBand, least, most] = weightedArrayElement([...BANDS]);
  const reviewCount = faker.datatype.boolean(0.7) ? faker.number.int({ min: 1, max: 400 }) : 0;
  const edition = weightedArrayElement(EDITIONS);
  const name = `${arrayElement(NAME_STARTS)}${arrayElement(NAME_ENDS)}`;
  const description = describe(faker, name, topic, sports);
  return {
    title: edition === "" ? name : `${name} ${edition}`,
    description,
    category: topic.category,
    sports,
    levels: arrayElements(Object.values(Levels), { min: 1, max: 3 }),
    priceBand,
    pricing: priceText(priceBand, faker.number.int({ min: least, max: most })),
    features: arrayElements(topic.features, { min: 3, max: 5 }),
    tags: arrayElements(topic.tags, { min: 2, max: 4 }),
    integrations: Object.entries(PARTNERS).flatMap(([partner, names]) =>
      description.includes(partner) ? names : [],
    ),
    rating: reviewCount === 0 ? 0 : faker.number.int({ min: 28, max: 50 }) / 10,
    reviewCount,
    daysAgo: faker.number.int({ min: 0, max: 1_500 }),
  };
}

function sportsFor(faker: Faker): string[] {
  const count = faker.helpers.weightedArrayElement([
    { value: 1, weight: 6 },
    { value: 2, weight: 3 },
    { value: 3, weight: 1 },
  ]);
  return [...new Set(Array.from({ length: count }, () => faker.helpers.weightedArrayElement(SPORTS)))];
}

function priceText(band: PriceBand, amount: number): string {
  if (band === "free") return "Free";
  return band === "custom" ? "On request" : `From $${amount.toLocaleString("en")} a month`;
}

function describe(faker: Faker, name: string, topic: Topic, sports: readonly string[]): string {
  const { arrayElement, arrayElements } = faker.helpers;
  const [task, second] = arrayElements(topic.tasks, 2);
  const [buyer, other] = arrayElements(BUYERS, 2);
  const number = (min: number, max: number) => faker.number.int({ min, max }).toLocaleString("en");
  return [
    `${name} ${task}, made for ${buyer} in ${LIST.format(sports)} and run from ${faker.location.city()}.`,
    `It also ${second}, and ${number(12, 900)} teams used it last season.`,
    `Setting it up takes ${number(2, 20)} days; a first report is there ${number(3, 90)} minutes after a session.`,
    `It works with ${arrayElement(Object.keys(PARTNERS))}, and ${other} read the same figures on a phone.`,
    `${faker.person.firstName()} ${faker.person.lastName()}, who founded it in ${number(1_998, 2_024).replace(",", "")}, still answers feature requests.`,
    arrayElement(CAVEATS),
  ].join(" ");
}
