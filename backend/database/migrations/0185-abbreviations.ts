import { Migration } from "@mikro-orm/migrations";

/** Abbreviations in sports technology with their meanings; ambiguous ones are left out. */
const KNOWN = [
  ["1RM", "one repetition maximum"],
  ["ACWR", "acute chronic workload ratio"],
  ["AED", "automated external defibrillator"],
  ["BFR", "blood flow restriction"],
  ["BLE", "bluetooth low energy"],
  ["BMI", "body mass index"],
  ["CDP", "customer data platform"],
  ["CGM", "continuous glucose monitor"],
  ["CMJ", "countermovement jump"],
  ["DAM", "digital asset management"],
  ["DEXA", "dual energy x-ray absorptiometry"],
  ["ECG", "EKG"],
  ["EEG", "electroencephalography"],
  ["EHR", "electronic health record"],
  ["EHS", "exertional heat stroke"],
  ["EMG", "electromyography"],
  ["EMR", "electronic medical record"],
  ["EPTS", "electronic performance tracking system"],
  ["FMS", "functional movement screen"],
  ["GNSS", "global navigation satellite system"],
  ["GRF", "ground reaction force"],
  ["HIIT", "high intensity interval training"],
  ["HRM", "heart rate monitor"],
  ["IMU", "inertial measurement unit"],
  ["IMU", "inertial sensor"],
  ["LLM", "large language model"],
  ["LPS", "local positioning system"],
  ["LTAD", "long term athlete development"],
  ["MAM", "media asset management"],
  ["MCL", "medial collateral ligament"],
  ["mocap", "motion capture"],
  ["NFC", "near field communication"],
  ["NIL", "name image likeness"],
  ["NLP", "natural language processing"],
  ["OCR", "optical character recognition"],
  ["PPG", "photoplethysmography"],
  ["PPV", "pay per view"],
  ["RED-S", "relative energy deficiency"],
  ["RFID", "radio frequency identification"],
  ["ROM", "range of motion"],
  ["RPE", "rating of perceived exertion"],
  ["RSI", "reactive strength index"],
  ["RTLS", "real time locating system"],
  ["RTLS", "real time location system"],
  ["RTP", "return to play"],
  ["SaaS", "software as a service"],
  ["SCA", "sudden cardiac arrest"],
  ["SpO2", "blood oxygen saturation"],
  ["SSO", "single sign-on"],
  ["TBI", "traumatic brain injury"],
  ["UGC", "user generated content"],
  ["UWB", "ultra wideband"],
  ["VAR", "video assistant referee"],
  ["VBT", "velocity based training"],
  ["VO2max", "maximal oxygen uptake"],
  ["XR", "extended reality"],
] as const;

/** What an abbreviation also finds, but not the other way round. */
const WIDER = [
  ["EHS", "exertional heat"],
  ["EHI", "exertional heat"],
  ["LPS", "local positioning"],
  ["RTLS", "real time location"],
  ["RTLS", "real time locating"],
  ["IMU", "inertial"],
  ["GNSS", "GPS"],
  ["AMS", "athlete management"],
] as const;

const rowsOf = (pairs: readonly (readonly [string, string])[], twoWay: boolean) =>
  pairs.map(([term, means]) => `('${term}', '${means}', ${twoWay})`);

/** Common abbreviations as synonyms of their full names, in both directions. */
export class Abbreviations extends Migration {
  override up(): void {
    const rows = [...rowsOf(KNOWN, true), ...rowsOf(WIDER, false)];
    this.addSql(
      `insert into search_synonyms (term, means, two_way) values ${rows.join(", ")} on conflict do nothing`,
    );
  }
}
