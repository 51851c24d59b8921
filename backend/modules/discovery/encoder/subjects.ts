import { nearness } from "./unit-vectors.ts";

/** What products of the field do: different subjects that are unrelated except for the field. */
export const OWN_SUBJECTS: readonly string[] = [
  "It sells season tickets to fans on their phones.",
  "Coaches cut the video of a match into clips.",
  "A vest measures how far and how fast players run.",
  "Referees are assigned to games and paid.",
  "It predicts which athletes will get injured.",
  "The club's members pay their fees by card.",
  "Swimmers see their stroke rate under water.",
  "Sponsors learn how long their logos were seen on television.",
  "It plans meals for endurance athletes.",
  "Grass is watered where sensors in the ground find it dry.",
  "Horses wear a sensor that tells when they are lame.",
  "Scouts compare the contracts of young players.",
  "Broadcasters get subtitles in many languages at once.",
  "Children learn to skate in a game on the ice.",
  "Runners choose shoes by a scan of their feet.",
  "It finds out who has bet on a match that was fixed.",
];
/**
 * What other industries do: the divisions of the International Standard Industrial Classification without
 * sports.
 */
export const OTHER_SUBJECTS: readonly string[] = [
  "Crop and animal production, hunting",
  "Forestry and logging",
  "Fishing and aquaculture",
  "Mining of coal and lignite",
  "Extraction of crude petroleum and natural gas",
  "Mining of metal ores",
  "Quarrying of stone, sand and clay",
  "Manufacture of food products",
  "Manufacture of beverages",
  "Manufacture of tobacco products",
  "Manufacture of textiles",
  "Manufacture of wearing apparel",
  "Manufacture of leather products",
  "Manufacture of products of wood and cork",
  "Manufacture of paper",
  "Printing and reproduction of recorded media",
  "Manufacture of refined petroleum products",
  "Manufacture of chemicals",
  "Manufacture of pharmaceuticals",
  "Manufacture of rubber and plastics products",
  "Manufacture of glass, ceramics and cement",
  "Manufacture of basic metals",
  "Manufacture of fabricated metal products",
  "Manufacture of computers, electronic and optical products",
  "Manufacture of electrical equipment",
  "Manufacture of machinery",
  "Manufacture of motor vehicles",
  "Building of ships and aircraft",
  "Manufacture of furniture",
  "Manufacture of jewelry and musical instruments",
  "Repair and installation of machinery",
  "Electricity, gas and steam supply",
  "Water collection, treatment and supply",
  "Sewerage",
  "Waste collection and disposal",
  "Construction of buildings",
  "Civil engineering",
  "Plumbing, painting and other specialized construction",
  "Trade and repair of motor vehicles",
  "Wholesale trade",
  "Retail trade in stores",
  "Land transport of freight and passengers",
  "Water transport",
  "Air transport",
  "Warehousing and cargo handling",
  "Postal and courier activities",
  "Hotels and other accommodation",
  "Restaurants and catering",
  "Publishing of books and software",
  "Motion picture production and music publishing",
  "Telecommunications",
  "Computer programming and consultancy",
  "Data processing and web portals",
  "Banking and other financial services",
  "Insurance and pension funding",
  "Real estate activities",
  "Legal and accounting activities",
  "Management consultancy",
  "Architecture, technical testing and analysis",
  "Scientific research and development",
  "Advertising and market research",
  "Photography, design and translation",
  "Veterinary activities",
  "Rental and leasing",
  "Employment agencies",
  "Travel agencies and tour operators",
  "Security and investigation",
  "Cleaning of buildings and landscaping",
  "Office administration and call centers",
  "Public administration and defense",
  "Education in schools and universities",
  "Hospitals, medical and dental practices",
  "Residential care",
  "Social work for elderly people and child care",
  "Performing arts and painting",
  "Libraries, archives, museums and zoos",
  "Trade unions, religious and political organizations",
  "Repair of household goods",
  "Hairdressing, funerals and laundries",
  "Domestic personnel of households",
];
/** The number of nearest subjects that characterize a text: a single one may be near by accident. */
const NEAREST = 3;

/**
 * Returns the mean cosine of a text and the subjects nearest to it: of the field, and of other industries.
 */
export function subjectsOf(vector: Int8Array, subjects: Int8Array): { own: number; other: number } {
  const nearest = (start: number, count: number) => {
    const cosines = Array.from({ length: count }, (_, at) => nearness(subjects, start + at, vector));
    const best = cosines.sort((a, b) => b - a).slice(0, NEAREST);
    return best.reduce((sum, cosine) => sum + cosine, 0) / NEAREST;
  };
  return {
    own: nearest(0, OWN_SUBJECTS.length),
    other: nearest(OWN_SUBJECTS.length, OTHER_SUBJECTS.length),
  };
}
