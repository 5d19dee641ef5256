import { FilePreview } from '#app/entities/FilePreview.tsx';
import { formatDay } from '#app/platform/moment.ts';
import { Truncated } from '#app/ui/Table.tsx';
import { timeWords } from '../ahead/when-words.ts';
import type { CalendarPlan, PlannedEntry } from './plan-calendar.ts';

export type CalendarPreviewProps = {
  fileName: string;
  plan: CalendarPlan;
  timeZone: string;
  /** The page of the import. */
  address: string;
};

const outcomeWords: Record<PlannedEntry['outcome'], string> = {
  new: 'New',
  changed: 'Changed',
  cancelled: 'Cancelled',
  same: 'Already there',
  repeated: 'Repeated',
  invalid: 'Left out',
};

/** What taking in a calendar would do to the meetings of an entity. */
export function CalendarPreview({ plan, address, fileName, timeZone }: CalendarPreviewProps) {
  const { rows, unusedColumns, notes } = plan;
  const stored = rows.flatMap((row) => ('entry' in row ? row : []));
  const count = (outcome: PlannedEntry['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length;
  const sum = `${count('new')} to add, ${count('changed')} to change, ${count('cancelled')} to cancel, ${rows.length - stored.length} of ${rows.length} entries left as they are`;
  return (
    <FilePreview
      fileName={fileName}
      notes={notes}
      unusedColumns={unusedColumns}
      sum={sum}
      toStore={{
        rows: stored.map(({ entry, mark }) => ({ entry, mark })),
        label: 'Import Calendar',
      }}
      again={address}
      caption="Entries of the file"
      columns={['Date', 'Time', 'Place']}
      rows={rows.map((row) => ({
        line: row.line,
        name: row.name,
        cells: 'entry' in row ? cellsOf(row.entry, timeZone) : null,
        outcome: outcomeWords[row.outcome],
        problems: row.problems,
      }))}
    />
  );
}

type Told = Extract<PlannedEntry, { mark: string | null }>['entry'];

function cellsOf({ day, startsAt, place }: Told, timeZone: string) {
  const start = startsAt === null ? null : new Date(startsAt);
  return [
    formatDay(`${day}T12:00:00Z`),
    timeWords({ startsAt: start, timeZone }),
    <Truncated key="place" text={place ?? ''} />,
  ];
}
