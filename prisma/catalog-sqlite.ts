import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { SqlMigrationAwareDriverAdapterFactory, SqlQuery } from '@prisma/driver-adapter-utils';

/**
 * Connections for the schema engine. It asks for the text of a partial index with the name in double
 * quotes (7.10.0), which the driver's SQLite takes for a column.
 */
export function catalogSqlite(url: string): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaBetterSqlite3({ url });
  const readsCatalog = async (opening: ReturnType<typeof factory.connect>) => {
    const adapter = await opening;
    const queryRaw = adapter.queryRaw.bind(adapter);
    return Object.assign(adapter, {
      queryRaw: (query: SqlQuery) => queryRaw({ ...query, sql: asText(query.sql) }),
    });
  };
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: () => readsCatalog(factory.connect()),
    connectToShadowDb: () => readsCatalog(factory.connectToShadowDb()),
  };
}

const asText = (sql: string) =>
  sql.replace(/(FROM sqlite_master WHERE type = 'index' AND name = )"([^"]+)"/, "$1'$2'");
