import type { SqlDriverAdapter, SqlQueryable } from '@prisma/driver-adapter-utils';
import { type Traced, traced, tracesWork } from '../traces/traced.server.ts';
import { noteStatement } from '../watch/slow-statements.server.ts';
import { statementShape } from '../watch/statement-shape.ts';
import { eachTransaction } from './each-transaction.ts';

/** Has what takes long on a connection noted, also inside its transactions. */
export function timeStatements<Adapter extends SqlDriverAdapter>(adapter: Adapter): Adapter {
  timeQueries(adapter);
  return eachTransaction(adapter, timeQueries);
}

function timeQueries(connection: SqlQueryable): void {
  const query = connection.queryRaw.bind(connection);
  const execute = connection.executeRaw.bind(connection);
  connection.queryRaw = (statement) => timeStatement(statement.sql, () => query(statement));
  connection.executeRaw = (statement) => timeStatement(statement.sql, () => execute(statement));
}

/** The same of one that goes another way. */
export async function timeStatement<Answer>(
  sql: string,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const started = performance.now();
  try {
    return await (tracesWork() ? traced(spanOf(sql), run) : run());
  } finally {
    noteStatement(sql, performance.now() - started);
  }
}

function spanOf(sql: string): Traced {
  const shape = statementShape(sql);
  const [verb = 'statement'] = /\w+/.exec(shape) ?? [];
  return { name: verb.toUpperCase(), kind: 'CLIENT', attributes: { 'db.query.text': shape } };
}
