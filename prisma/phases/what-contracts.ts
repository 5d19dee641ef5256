import { statementsOf } from '../statements.ts';
import type { OfTable, Shape } from './shape.ts';

type Step = { before: Shape; after: Shape; sql: string };

/**
 * What of a migration code that does not know it cannot stand, in words: what is taken away or renamed, what
 * is asked of rows that nobody asked before, and what is done to rows that are there.
 */
export function whatContracts(step: Step): string[] {
  return [
    ...taken(step),
    ...changedColumns(step),
    ...askedOfRows(step),
    ...otherIndexesAndPrograms(step),
    ...changedRows(step),
  ];
}

function taken({ before, after }: Step): string[] {
  const tables = [...before.tables].filter((table) => !after.tables.has(table));
  const columns = [...before.columns.keys()].filter(
    (name) => !after.columns.has(name) && !tables.includes(tableOf(name)),
  );
  return [
    ...tables.map((table) => `the table ${table} is gone`),
    ...columns.map((name) => `the column ${name} is gone`),
  ];
}

function changedColumns({ before, after }: Step): string[] {
  return [...after.columns].flatMap(([name, now]) => {
    const then = before.columns.get(name);
    if (!then) {
      const isOfNewTable = !before.tables.has(tableOf(name));
      return isOfNewTable || !now.isRequired || now.hasDefault
        ? []
        : [`the new column ${name} has to be filled and has no default`];
    }
    return [
      ...(now.type === then.type ? [] : [`${name} was ${then.type} and is ${now.type}`]),
      ...(now.isRequired && !then.isRequired ? [`${name} has to be filled`] : []),
      ...(then.hasDefault && !now.hasDefault && now.isRequired ? [`${name} has no default`] : []),
    ];
  });
}

/** What is asked of columns that old code knows of; of new ones it says nothing. */
function askedOfRows({ before, after }: Step): string[] {
  const isOfOldColumns = ({ table, columns }: OfTable) =>
    before.tables.has(table) && columns.every((column) => before.columns.has(`${table}.${column}`));
  const rules = [...after.rules].filter(
    ([what, of]) => !before.rules.has(what) && isOfOldColumns(of),
  );
  const keys = [...after.indexes].filter(
    ([what, index]) => index.isUnique && !before.indexes.has(what) && isOfOldColumns(index),
  );
  return [...rules, ...keys].map(([what]) => `rows that are there have to fit: ${what}`);
}

function otherIndexesAndPrograms({ before, after }: Step): string[] {
  const indexes = [...before.indexes].filter(
    ([what, { table }]) => after.tables.has(table) && !after.indexes.has(what),
  );
  const rules = [...before.rules].filter(
    ([what, { table }]) => after.tables.has(table) && !after.rules.has(what),
  );
  const programs = [...before.programs].filter(([name, text]) => after.programs.get(name) !== text);
  return [
    ...indexes.map(([what]) => `the index on ${what} is gone`),
    ...rules.map(([what]) => `it is not kept to any more: ${what}`),
    ...programs.map(([name]) => `${name} is another or gone`),
  ];
}

/** Tables and columns that the migration itself makes, it may fill; all other rows are somebody's. */
function changedRows({ before, after, sql }: Step): string[] {
  const isNew = (table: string) => !before.tables.has(table);
  return statementsOf(sql).flatMap((statement) => {
    const [, verb = '', table = ''] =
      /^(INSERT(?:\s+OR\s+\w+)?\s+INTO|UPDATE|DELETE\s+FROM|TRUNCATE(?:\s+TABLE)?)\s+"?(\w+)"?/i.exec(
        statement,
      ) ?? [];
    if (!verb || isNew(table)) return [];
    if (/^UPDATE/i.test(verb) && setsOnlyNew(statement, table, { before, after })) return [];
    return [`rows of ${table} are changed: ${statement.slice(0, 80)}`];
  });
}

function setsOnlyNew(statement: string, table: string, { before }: Pick<Step, 'before' | 'after'>) {
  const [, settings = ''] = /\bSET\b([\s\S]*?)(?:\bWHERE\b|\bFROM\b|$)/i.exec(statement) ?? [];
  const columns = [...settings.matchAll(/(?:^|,)\s*"?(\w+)"?\s*=/g)].map(([, column]) => column);
  return columns.length > 0 && columns.every((column) => !before.columns.has(`${table}.${column}`));
}

const tableOf = (column: string) => column.split('.')[0] ?? '';
