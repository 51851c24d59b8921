import type { Topic } from "./vocabulary.ts";

/** The demo's categories, weighted by size. */
export const TOPICS: readonly Topic[] = [
  {
    category: "AI Analytics",
    weight: 14,
    tasks: [
      "turns event data into expected-goals models",
      "forecasts injury risk from training load",
      "rates players by what they add",
    ],
    features: ["Model reports", "Calibration plots", "Event feed import", "Win probability", "Alert rules"],
    tags: ["analytics", "machine learning", "forecast", "ratings"],
  },
  {
    category: "Performance Tracking",
    weight: 14,
    tasks: [
      "measures speed and distance at ten positions a second",
      "follows load over a season",
      "times sprints to a hundredth",
    ],
    features: ["Live speed", "Load history", "Session compare", "Timing gates", "Team report"],
    tags: ["tracking", "load", "speed", "gps"],
  },
  {
    category: "Video Analysis",
    weight: 12,
    tasks: [
      "tags games while they are played",
      "cuts clips for each player within minutes",
      "follows the ball with a fixed camera",
    ],
    features: ["Clip library", "Drawing tools", "Auto tagging", "Shared playlists", "Slow motion"],
    tags: ["video", "clips", "tagging", "camera"],
  },
  {
    category: "Wearable Technology",
    weight: 11,
    tasks: [
      "records heart rate and steps from a chest strap",
      "counts impacts with a mouthguard",
      "measures ground contact in the shoe",
    ],
    features: ["Week-long battery", "Waterproof case", "Open data access", "Wireless charging", "Dock sync"],
    tags: ["wearable", "sensor", "heart rate", "impact"],
  },
  {
    category: "Fan Engagement",
    weight: 9,
    tasks: [
      "gives supporters polls and replays during the game",
      "rewards attendance with points",
      "plays live audio in the stadium",
    ],
    features: ["Live polls", "Points shop", "Push messages", "Ticket wallet", "Replays"],
    tags: ["fans", "loyalty", "tickets", "mobile"],
  },
  {
    category: "Smart Venue",
    weight: 8,
    tasks: [
      "counts visitors at each gate",
      "dims the lights where nobody plays",
      "watches turf moisture and temperature",
    ],
    features: ["Gate counts", "Energy report", "Turf sensors", "Access control", "Crowd alerts"],
    tags: ["venue", "energy", "crowd", "turf"],
  },
  {
    category: "Sports Medicine",
    weight: 8,
    tasks: [
      "documents concussion tests from the bench to the clinic",
      "plans the return to play step by step",
      "screens movement before the season",
    ],
    features: ["Return-to-play plans", "Baseline tests", "Consent forms", "Imaging link", "Injury map"],
    tags: ["medicine", "injury", "rehab", "screening"],
  },
  {
    category: "Coaching Platforms",
    weight: 8,
    tasks: [
      "plans sessions and sends them to athletes",
      "keeps a curriculum for every age group",
      "collects attendance and wellness answers",
    ],
    features: ["Session planner", "Drill library", "Team chat", "Attendance", "Curriculum"],
    tags: ["coaching", "planning", "drills", "messages"],
  },
  {
    category: "Scouting and Recruitment",
    weight: 6,
    tasks: [
      "compares players across leagues",
      "keeps scouts' reports and shortlists in one place",
      "finds players by how they play",
    ],
    features: ["Shortlists", "Report templates", "Player search", "Contract dates", "Similar players"],
    tags: ["scouting", "recruitment", "players", "reports"],
  },
  {
    category: "Event Operations",
    weight: 5,
    tasks: [
      "runs registration, brackets and results of a tournament",
      "schedules courts and referees",
      "prints bibs and times finishers",
    ],
    features: ["Brackets", "Registration", "Referee roster", "Result screens", "Bib printing"],
    tags: ["events", "tournament", "schedule", "timing"],
  },
  {
    category: "Virtual Training",
    weight: 3,
    tasks: [
      "lets goalkeepers rehearse penalties in a headset",
      "simulates race courses on an indoor trainer",
      "trains referees with filmed scenes",
    ],
    features: ["Headset mode", "Scene library", "Reaction scores", "Course builder", "Replays"],
    tags: ["virtual reality", "simulation", "decisions", "indoor"],
  },
  {
    category: "Athlete Wellbeing",
    weight: 2,
    tasks: [
      "asks for sleep and mood in twenty seconds a day",
      "puts athletes in touch with counselors",
      "plans meals around training",
    ],
    features: ["Daily check-in", "Private notes", "Meal plans", "Sleep diary", "Counselor chat"],
    tags: ["wellbeing", "sleep", "nutrition", "mind"],
  },
];

/** The demo's sports with their weights. */
export const SPORTS = Object.entries({
  Soccer: 20,
  Basketball: 12,
  "Multi-sport": 12,
  "American Football": 9,
  "Track and Field": 7,
  Tennis: 6,
  Cycling: 6,
  Baseball: 6,
  "Ice Hockey": 5,
  Rugby: 5,
  Swimming: 4,
  Volleyball: 4,
  Golf: 4,
  Cricket: 4,
  Esports: 3,
  Motorsport: 2,
  "Combat Sports": 2,
  Rowing: 1,
}).map(([value, weight]) => ({ value, weight }));
