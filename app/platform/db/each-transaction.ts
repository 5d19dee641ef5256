import type { SqlDriverAdapter, Transaction } from '@prisma/driver-adapter-utils';

/** Has every transaction that an adapter begins altered before anything is sent in it. */
export function eachTransaction<Adapter extends SqlDriverAdapter>(
  adapter: Adapter,
  alter: (transaction: Transaction) => void,
): Adapter {
  const begin = adapter.startTransaction.bind(adapter);
  adapter.startTransaction = async (level) => {
    const transaction = await begin(level);
    alter(transaction);
    return transaction;
  };
  return adapter;
}
