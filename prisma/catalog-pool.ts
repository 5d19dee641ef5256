import pg from 'pg';

/** PostgreSQL's type "char" (one byte), used by its catalogs only. */
const oneByteChar = 18;

/**
 * A pool for the schema engine. It reads PostgreSQL's catalogs, whose "char" columns Prisma's
 * adapter refuses (7.10.0); they are passed on as text.
 */
export function catalogPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString });
  const readsCatalogs = async (config: pg.QueryArrayConfig) => {
    const client = await pool.connect();
    try {
      const result = await client.query(config);
      for (const field of result.fields) {
        if (field.dataTypeID === oneByteChar) field.dataTypeID = pg.types.builtins.TEXT;
      }
      return result;
    } finally {
      client.release();
    }
  };
  return Object.assign(pool, { query: readsCatalogs });
}
