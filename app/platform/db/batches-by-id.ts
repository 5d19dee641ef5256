/** Rows of one batch: on SQLite nobody else writes while a transaction goes through them. */
const batch = 100;

type Read<Row> = (step: { after: string; take: number }) => Promise<Row[]>;

/** All rows that `read` finds, some at a time, in the order of their ids. */
export async function* batchesById<Row extends { id: string }>(
  read: Read<Row>,
): AsyncGenerator<Row[]> {
  for (let after = ''; ; ) {
    const rows = await read({ after, take: batch });
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    if (rows.length < batch) return;
    after = last.id;
  }
}
