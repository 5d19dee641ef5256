/** A thing to be told apart, by what speaks for its being so. */
export type Example = { features: readonly number[]; isSo: boolean; weight: number };

/** Rounds of Newton's method; it stands still after a dozen. */
const rounds = 50;

/**
 * Weights of a logistic regression, the bias first. A ridge keeps weights small that the examples
 * tell little of; the bias is free.
 */
export function fitLogistic(examples: readonly Example[], ridge: readonly number[]): number[] {
  const size = ridge.length + 1;
  let weights = new Array<number>(size).fill(0);
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : (ridge[at - 1] ?? 0) * weight));
    const bend = Array.from({ length: size }, (_, at) =>
      Array.from({ length: size }, (_, other) =>
        at === other && at > 0 ? (ridge[at - 1] ?? 0) : 0,
      ),
    );
    for (const { features, isSo, weight } of examples) {
      const row = [1, ...features];
      const sum = row.reduce((all, value, at) => all + value * (weights[at] ?? 0), 0);
      const chance = 1 / (1 + Math.exp(-sum));
      for (const [at, value] of row.entries()) {
        slope[at] = (slope[at] ?? 0) + weight * (chance - (isSo ? 1 : 0)) * value;
        for (const [other, second] of row.entries()) {
          const line = bend[at];
          if (line)
            line[other] = (line[other] ?? 0) + weight * chance * (1 - chance) * value * second;
        }
      }
    }
    const step = solve(bend, slope);
    weights = weights.map((weight, at) => weight - (step[at] ?? 0));
  }
  return weights;
}

/** Solves a small system of equations by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (const [at, pivot] of rows.entries()) {
    const divisor = pivot[at] || 1;
    for (let column = at; column < pivot.length; column += 1)
      pivot[column] = (pivot[column] ?? 0) / divisor;
    for (const [other, row] of rows.entries()) {
      const factor = other === at ? 0 : (row[at] ?? 0);
      for (let column = at; column < row.length; column += 1)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}
