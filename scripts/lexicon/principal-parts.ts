/** Rounds of the power iteration; more do not change the figures that are kept. */
const rounds = 60;

/** The directions along which vectors differ most, each with length 1, the first one first. */
export function principalParts(vectors: readonly Float64Array[], count: number): Float64Array[] {
  const size = vectors[0]?.length ?? 0;
  const spread = spreadOf(vectors, size);
  const found: Float64Array[] = [];
  for (let part = 0; part < count; part += 1) {
    let direction = Float64Array.from({ length: size }, (_, at) => Math.cos(at * (part + 1)) + 0.1);
    for (let round = 0; round < rounds; round += 1) {
      const last = direction;
      direction = Float64Array.from(spread, (row) => dot(row, last));
      for (const known of found) take(direction, known);
      scale(direction);
    }
    found.push(direction);
  }
  return found;
}

function spreadOf(vectors: readonly Float64Array[], size: number): Float64Array[] {
  const spread = Array.from({ length: size }, () => new Float64Array(size));
  for (const vector of vectors)
    for (let a = 0; a < size; a += 1) {
      const row = spread[a];
      const value = vector[a] ?? 0;
      if (row) for (let b = 0; b < size; b += 1) row[b] = (row[b] ?? 0) + value * (vector[b] ?? 0);
    }
  return spread;
}

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** Takes out of a vector what of it lies along a direction. */
export function take(vector: Float64Array, direction: Float64Array): void {
  const along = dot(vector, direction);
  for (let at = 0; at < vector.length; at += 1)
    vector[at] = (vector[at] ?? 0) - along * (direction[at] ?? 0);
}

export function scale(vector: Float64Array): void {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) / length;
}
