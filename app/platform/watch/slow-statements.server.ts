import { statementShape } from './statement-shape.ts';

/** Milliseconds from which on a statement is slow. */
export const slowFrom = 200;

const mostKept = 20;

export type SlowStatement = {
  shape: string;
  times: number;
  slowestMilliseconds: number;
  lastAt: Date;
};

const kept = new Map<string, SlowStatement>();

/** Remembers in this process that a statement took long; never its values. */
export function noteStatement(sql: string, milliseconds: number, at: Date = new Date()): void {
  if (milliseconds < slowFrom) return;
  const shape = statementShape(sql);
  const known = kept.get(shape);
  // A map keeps the order in which its keys came: what is slow again goes to the end.
  kept.delete(shape);
  kept.set(shape, {
    shape,
    times: (known?.times ?? 0) + 1,
    slowestMilliseconds: Math.max(known?.slowestMilliseconds ?? 0, Math.round(milliseconds)),
    lastAt: at,
  });
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

/** The slow statements of this process by their shape, the last one first. */
export const slowStatements = (): SlowStatement[] => [...kept.values()].reverse();
