/** A category with what its products do, in the words of the generated texts. */
export interface Topic {
  readonly category: string;
  /** Relative weight. */
  readonly weight: number;
  /** "It <task>." */
  readonly tasks: readonly string[];
  readonly features: readonly string[];
  readonly tags: readonly string[];
}

/** The first parts of product names. */
export const NAME_STARTS = [
  "Stride",
  "Court",
  "Pitch",
  "Velo",
  "Track",
  "Pulse",
  "Rally",
  "Sprint",
  "Goal",
  "Arena",
  "Match",
  "Coach",
  "Squad",
  "Tempo",
  "Motion",
  "Peak",
  "Relay",
  "Apex",
  "Rink",
  "Serve",
  "Lap",
  "Load",
  "Form",
  "Swing",
  "Focus",
  "Clip",
  "Scout",
  "Field",
  "Base",
  "Line",
  "Kinetic",
  "Summit",
  "Orbit",
  "Vector",
  "Signal",
  "North",
];

/** Their second parts. */
export const NAME_ENDS = [
  "lytics",
  "sense",
  "wise",
  "view",
  "works",
  "grid",
  "mark",
  "deck",
  "line",
  "path",
  "flow",
  "board",
  "loop",
  "lens",
  "scope",
  "base",
  "hub",
  "kit",
  "craft",
  "point",
  "cast",
  "log",
  "trace",
  "stack",
];

/** Suffixes with their weights. */
export const EDITIONS = [
  { value: "", weight: 10 },
  ...["Pro", "Live", "Studio", "One", "Go", "Edge", "Cloud", "Team", "Mobile", "Insight", "Academy", "2"].map(
    (value) => ({ value, weight: 1 }),
  ),
];

/** What vendors are called after a person or a place. */
export const VENDOR_ENDS = [
  "Analytics",
  "Sports",
  "Athletics",
  "Performance",
  "Systems",
  "Labs",
  "Technologies",
  "Biomechanics",
  "Interactive",
  "Data",
  "Media",
  "Robotics",
  "Digital",
  "Instruments",
  "Software",
  "Health",
];

/** Who buys, in the words of the generated texts. */
export const BUYERS = [
  "club analysts",
  "head coaches",
  "academy directors",
  "team physiotherapists",
  "university programs",
  "league offices",
  "venue managers",
  "strength staff",
  "volunteer coaches",
  "federation staff",
  "team doctors",
];

/** What it works together with, and the names of that. */
export const PARTNERS: Readonly<Record<string, readonly string[]>> = {
  "the calendar that a club already keeps": ["Google Calendar", "Microsoft Outlook", "iCalendar"],
  "common wearables and heart-rate belts": ["Garmin Connect", "Polar Flow", "ANT+"],
  "ticketing and access systems": ["Ticketmaster", "Eventbrite"],
  "the usual video editors": ["Adobe Premiere Pro", "Final Cut Pro"],
  "spreadsheets and CSV exports": ["Excel", "Google Sheets", "CSV"],
  "league data feeds": ["Opta", "JSON"],
  "electronic health records": ["FHIR", "HL7"],
};

/** What honest descriptions say at the end. */
export const CAVEATS = [
  "Indoor halls need one extra receiver.",
  "Historic data is not imported.",
  "An internet connection is needed on the day.",
  "Support answers on working days only.",
  "Accuracy falls when players bunch together.",
  "The first season takes some patience with settings.",
  "Custom reports cost extra.",
  "There is no Windows client.",
];
