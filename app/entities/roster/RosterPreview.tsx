import { Truncated } from '#app/ui/Table.tsx';
import { FilePreview } from '../FilePreview.tsx';
import type { PlannedMember, RosterPlan } from './plan-roster-import.ts';
import { termWords } from './term-words.ts';

export type RosterPreviewProps = {
  fileName: string;
  plan: RosterPlan;
  /** About how the file was read. */
  notes: string[];
  /** The page of the import. */
  address: string;
};

const outcomeWords: Record<PlannedMember['outcome'], string> = {
  new: 'New',
  changed: 'Changed',
  same: 'Already there',
  repeated: 'Repeated',
  invalid: 'Left out',
};

/** What an import would do to a roster. */
export function RosterPreview({ plan, address, ...file }: RosterPreviewProps) {
  const { rows, unusedColumns } = plan;
  const stored = rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed');
  const added = stored.filter(({ outcome }) => outcome === 'new').length;
  const [edited, leftOut] = [stored.length - added, rows.length - stored.length];
  return (
    <FilePreview
      {...file}
      unusedColumns={unusedColumns}
      sum={`${added} to add, ${edited} to change, ${leftOut} of ${rows.length} rows left out`}
      toStore={{ rows: stored, label: 'Import Roster' }}
      again={address}
      columns={['Office', 'Term']}
      rows={rows.map((row) => ({
        line: row.line,
        name: row.name,
        cells:
          'fields' in row
            ? [<Truncated key="office" text={row.fields.office} />, termWords(row.fields)]
            : null,
        outcome: outcomeWords[row.outcome],
        problems: 'problems' in row ? row.problems : [],
      }))}
    />
  );
}
