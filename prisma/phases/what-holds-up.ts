import { statementsOf } from '../statements.ts';
import type { Shape } from './shape.ts';

/**
 * Where on PostgreSQL nobody could write to a table while an index of it is made, and where an index that is
 * made beside writers could not be begun anew.
 */
export function whatHoldsUp({ before, sql }: { before: Shape; sql: string }): string[] {
  const statements = statementsOf(sql);
  const beside = statements.filter((statement) => /\bCONCURRENTLY\b/i.test(statement));
  const holding = statements.filter((statement) => {
    const [, table = ''] =
      /^CREATE\s+(?:UNIQUE\s+)?INDEX\b.*?\sON\s+"?(\w+)"?/is.exec(statement) ?? [];
    return before.tables.has(table) && !beside.includes(statement);
  });
  const alone = beside.length === 0 || beside.length === statements.length;
  return [
    ...holding.map((one) => `an index is made CONCURRENTLY, in a migration of its own: ${one}`),
    ...(alone ? [] : ['what is CONCURRENTLY is in a migration of its own']),
    ...beside
      .filter((one) => !canBeginAnew(one, beside))
      .map((one) => `${one} has to follow a DROP INDEX CONCURRENTLY IF EXISTS of it`),
  ];
}

function canBeginAnew(statement: string, all: string[]): boolean {
  const [, name] =
    /^CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+("?\w+"?)\s/i.exec(statement) ?? [];
  if (!name) return /^DROP INDEX CONCURRENTLY IF EXISTS\b/i.test(statement);
  const before = all[all.indexOf(statement) - 1] ?? '';
  return before.replace(/\s+/g, ' ') === `DROP INDEX CONCURRENTLY IF EXISTS ${name}`;
}
