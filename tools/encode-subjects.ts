import { writeFileSync } from "node:fs";
import { childEncoder } from "../backend/modules/discovery/encoder/child-encoder.ts";
import { joined } from "../backend/modules/discovery/encoder/passages.ts";
import { OTHER_SUBJECTS, OWN_SUBJECTS } from "../backend/modules/discovery/encoder/subjects.ts";

/** Encodes what the field and other industries are about by the product's own model, after a change of the texts or of the model. */
const FILE = "backend/modules/discovery/encoder/subjects.json";

const encoder = childEncoder({});
const vectors = joined(await encoder.encode([...OWN_SUBJECTS, ...OTHER_SUBJECTS]));
encoder.stop();
writeFileSync(FILE, `${JSON.stringify({ vectors: Buffer.from(vectors).toString("base64") }, null, 1)}\n`);
