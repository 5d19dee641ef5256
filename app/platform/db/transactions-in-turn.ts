import type { SqlDriverAdapter, SqlQueryable } from '@prisma/driver-adapter-utils';
import { eachTransaction } from './each-transaction.ts';

/**
 * Sends the statements of a transaction one after the other. Prisma sends what may be read at once at once, which the
 * driver has queued so far, and will refuse from its next version on.
 */
export const transactionsInTurn = <Adapter extends SqlDriverAdapter>(adapter: Adapter): Adapter =>
  eachTransaction(adapter, inTurn);

function inTurn(connection: SqlQueryable): void {
  const query = connection.queryRaw.bind(connection);
  const execute = connection.executeRaw.bind(connection);
  let last: Promise<unknown> = Promise.resolve();
  const after = <Answer>(run: () => Promise<Answer>): Promise<Answer> => {
    const answer = last.then(run);
    // What fails fails for whoever has sent it.
    last = answer.catch(() => undefined);
    return answer;
  };
  connection.queryRaw = (statement) => after(() => query(statement));
  connection.executeRaw = (statement) => after(() => execute(statement));
}
