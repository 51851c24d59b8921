import { EigenvalueDecomposition, Matrix } from "ml-matrix";
import type { Space } from "./space.ts";

/** Stems with their counts, for each text. */
export type Counts = readonly ReadonlyMap<number, number>[];

/** How a space is found. */
export interface Training {
  readonly dimensions: number;
  /** Called every few milliseconds: others have their turn. */
  readonly pause: () => Promise<void>;
}

/** More directions than are kept, so that those are found well (Halko, Martinsson and Tropp 2011). */
const SPARE = 16;
const ROUNDS = 3;
/** Rarer stems tell of a text, not of a meaning; of the others, the most frequent have a row. */
const MIN_TEXTS = 2;
const MAX_ROWS = 10_000;
/** How many texts are worked on between two pauses. */
const STEP = 64;
/** Eigenvalues below this share of the largest are rounding errors. */
const NOISE = 1e-9;

/** A sparse matrix of texts by stems. */
interface Rows {
  readonly ends: number[];
  readonly columns: Int32Array;
  readonly values: Float64Array;
}

/**
 * Latent semantic analysis (Deerwester et al. 1990): the directions in which (1 + ln n) idf of the stems differ most
 * among the texts, by randomized subspace iteration. The same texts give the same space.
 */
export async function trainSpace(
  counts: Counts,
  { dimensions, pause }: Training,
): Promise<Space | undefined> {
  const { rowOf, idf } = rowsFor(counts);
  const width = Math.min(dimensions + SPARE, idf.length, counts.length);
  if (width < 2) return undefined;
  const rows = matrixOf(counts, rowOf, idf);
  let directions = randomMatrix(idf.length, width);
  for (let round = 0; round < ROUNDS; round++) {
    directions = await orthonormal(await timesGram(rows, directions, width, pause), width, pause);
  }
  const kept = directions.length / idf.length;
  const values = await gramOfProduct(rows, directions, kept, pause);
  const turned = strongest(values, Math.min(dimensions, kept));
  const basis = Float32Array.from(await times(directions, kept, turned, pause));
  return { dimensions: turned.columns, rowOf, idf, basis };
}

/** Which stems have a row, and how much each says. */
function rowsFor(counts: Counts): { rowOf: Int32Array; idf: Float32Array } {
  const texts = new Map<number, number>();
  let last = -1;
  for (const stems of counts) {
    for (const stem of stems.keys()) {
      texts.set(stem, (texts.get(stem) ?? 0) + 1);
      if (stem > last) last = stem;
    }
  }
  const kept = [...texts]
    .filter(([, count]) => count >= MIN_TEXTS)
    .sort(([a, m], [b, n]) => n - m || a - b)
    .slice(0, MAX_ROWS);
  const rowOf = new Int32Array(last + 1).fill(-1);
  kept.forEach(([stem], row) => {
    rowOf[stem] = row;
  });
  return { rowOf, idf: Float32Array.from(kept, ([, count]) => Math.log(1 + counts.length / count)) };
}

/** Every text as a row of length 1, so that long ones don't decide. */
function matrixOf(counts: Counts, rowOf: Int32Array, idf: Float32Array): Rows {
  const columns: number[] = [];
  const values: number[] = [];
  const ends = counts.map((stems) => {
    const start = values.length;
    let squares = 0;
    for (const [stem, count] of stems) {
      const row = rowOf[stem] as number;
      if (row < 0) continue;
      const value = (1 + Math.log(Math.max(count, 1))) * (idf[row] as number);
      columns.push(row);
      values.push(value);
      squares += value * value;
    }
    for (let at = start; at < values.length; at++) (values[at] as number) /= Math.sqrt(squares);
    return values.length;
  });
  return { ends, columns: Int32Array.from(columns), values: Float64Array.from(values) };
}

/** Values of -1 and 1, always the same (xorshift). */
function randomMatrix(height: number, width: number): Float64Array {
  let state = 0x9e3779b9;
  return new Float64Array(height * width).map(() => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 1 ? 1 : -1;
  });
}

/** One row of the sparse matrix, times a matrix. */
function rowTimes(rows: Rows, row: number, matrix: Float64Array, width: number, into: Float64Array): void {
  into.fill(0);
  for (let at = row === 0 ? 0 : (rows.ends[row - 1] as number); at < (rows.ends[row] as number); at++) {
    const value = rows.values[at] as number;
    const start = (rows.columns[at] as number) * width;
    for (let place = 0; place < width; place++) {
      (into[place] as number) += value * (matrix[start + place] as number);
    }
  }
}

/** The transposed matrix times itself times `directions`. */
async function timesGram(rows: Rows, directions: Float64Array, width: number, pause: Training["pause"]) {
  const result = new Float64Array(directions.length);
  const product = new Float64Array(width);
  for (let row = 0; row < rows.ends.length; row++) {
    if (row % STEP === STEP - 1) await pause();
    rowTimes(rows, row, directions, width, product);
    for (let at = row === 0 ? 0 : (rows.ends[row - 1] as number); at < (rows.ends[row] as number); at++) {
      const value = rows.values[at] as number;
      const start = (rows.columns[at] as number) * width;
      for (let place = 0; place < width; place++) {
        (result[start + place] as number) += value * (product[place] as number);
      }
    }
  }
  return result;
}

/** Adds the products of a row with itself to a square matrix. */
function addSquare(gram: Float64Array, row: Float64Array): void {
  const width = row.length;
  for (let at = 0; at < width; at++) {
    const value = row[at] as number;
    if (value === 0) continue;
    const start = at * width;
    for (let place = 0; place < width; place++) {
      (gram[start + place] as number) += value * (row[place] as number);
    }
  }
}

async function gramOfProduct(rows: Rows, directions: Float64Array, width: number, pause: Training["pause"]) {
  const gram = new Float64Array(width * width);
  const product = new Float64Array(width);
  for (let row = 0; row < rows.ends.length; row++) {
    if (row % STEP === STEP - 1) await pause();
    rowTimes(rows, row, directions, width, product);
    addSquare(gram, product);
  }
  return Matrix.from1DArray(width, width, gram);
}

/** The columns made perpendicular and of length 1, by the eigenvectors of their products; fewer if some depend. */
async function orthonormal(matrix: Float64Array, width: number, pause: Training["pause"]) {
  const gram = new Float64Array(width * width);
  for (let start = 0; start < matrix.length; start += width) {
    if ((start / width) % STEP === STEP - 1) await pause();
    addSquare(gram, matrix.subarray(start, start + width));
  }
  const { realEigenvalues, eigenvectorMatrix } = new EigenvalueDecomposition(
    Matrix.from1DArray(width, width, gram),
    { assumeSymmetric: true },
  );
  const largest = Math.max(...realEigenvalues);
  const kept = realEigenvalues.flatMap((value, at) => (value > largest * NOISE ? [at] : []));
  const scaled = Matrix.zeros(width, kept.length);
  kept.forEach((from, to) => {
    const length = Math.sqrt(realEigenvalues[from] as number);
    for (let row = 0; row < width; row++) scaled.set(row, to, eigenvectorMatrix.get(row, from) / length);
  });
  const result = await times(matrix, width, scaled, pause);
  if (kept.length === width) return result;
  // Dependent columns are replaced by nothing: their place stays empty, and the width the same.
  const padded = new Float64Array(matrix.length);
  for (let row = 0; row * width < matrix.length; row++) {
    padded.set(result.subarray(row * kept.length, (row + 1) * kept.length), row * width);
  }
  return padded;
}

/** A tall matrix times a small one. */
async function times(tall: Float64Array, width: number, small: Matrix, pause: Training["pause"]) {
  const height = tall.length / width;
  const result = new Float64Array(height * small.columns);
  const flat = Float64Array.from(small.to1DArray());
  for (let row = 0; row < height; row++) {
    if (row % STEP === STEP - 1) await pause();
    for (let at = 0; at < width; at++) {
      const value = tall[row * width + at] as number;
      for (let place = 0; place < small.columns; place++) {
        (result[row * small.columns + place] as number) +=
          value * (flat[at * small.columns + place] as number);
      }
    }
  }
  return result;
}

/** The eigenvectors of the largest eigenvalues, as columns. */
function strongest(gram: Matrix, most: number): Matrix {
  const { realEigenvalues, eigenvectorMatrix } = new EigenvalueDecomposition(gram, { assumeSymmetric: true });
  const order = realEigenvalues
    .map((value, at) => ({ value, at }))
    .sort((a, b) => b.value - a.value)
    .filter(({ value }, rank, [first]) => rank < most && value > (first?.value ?? 0) * NOISE);
  return eigenvectorMatrix.subMatrixColumn(order.map(({ at }) => at));
}
