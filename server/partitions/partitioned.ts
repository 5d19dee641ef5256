/** Where one part of a table ends and the next begins. */
export type Bound = { value: number | string; name: string };

/** A table that grows with each record, and how it is parted by its key: the newest have the greatest keys. */
export type Partitioned = {
  table: string;
  key: string;
  /** The end of the part that the newest row is in, or would be, and those of the parts after it. */
  bounds: (newest: number | string | null, now: Date) => readonly [Bound, ...Bound[]];
};

/**
 * Passages of one part: 37 GB of index, which a database can hold in memory. A hundred thousand bodies write as many
 * in ten days.
 */
export const usualSize = 2 ** 25;

export const partitionedTables = (size = usualSize): readonly Partitioned[] => {
  const bounds: Partitioned['bounds'] = (newest) => {
    const end = (Math.floor(Number(newest ?? 0) / size) + 1) * size;
    const bound = (value: number): Bound => ({ value, name: String(value) });
    return [bound(end), bound(end + size), bound(end + 2 * size)];
  };
  return [
    { table: 'passages', key: 'id', bounds },
    { table: 'passage_words', key: 'passage_id', bounds },
    { table: 'transcript_segments', key: 'transcript_id', bounds: months },
  ];
};

/** Ids of transcripts begin with their time (UUID 7, RFC 9562), so that a month's are one part. */
const months: Partitioned['bounds'] = (_newest, now) => {
  const bound = (months: number): Bound => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months));
    const time = first.getTime().toString(16).padStart(12, '0');
    return {
      value: `${time.slice(0, 8)}-${time.slice(8)}`,
      name: first.toISOString().slice(0, 7).replace('-', '_'),
    };
  };
  return [bound(1), bound(2), bound(3)];
};
