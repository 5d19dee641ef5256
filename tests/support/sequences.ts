import { databaseKind } from '#app/platform/db.server.ts';

type Sequences = {
  /** The variable that asks for another number: for the long form. */
  variable: string;
  sqlite: number;
  postgres: number;
};

/** How many times over something is tried: random sequences, requests, kills. */
export function sequencesOf({ variable, ...usual }: Sequences): number {
  return Number(process.env[variable] ?? usual[databaseKind]);
}
