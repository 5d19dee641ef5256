import { Truncated } from '#app/ui/Table.tsx';
import { entityCount } from './entity.ts';
import { FilePreview } from './FilePreview.tsx';
import type { ImportPlan, PlannedRow } from './plan-import.ts';

export type ImportPreviewProps = {
  fileName: string;
  plan: ImportPlan;
  /** About how the file was read. */
  notes: string[];
};

const outcomeWords: Record<PlannedRow['outcome'], string> = {
  new: 'New',
  exists: 'Already there',
  repeated: 'Repeated',
  invalid: 'Left out',
};

/** What an import would do to the directory. */
export function ImportPreview({ plan, ...file }: ImportPreviewProps) {
  const { rows, unusedColumns } = plan;
  const fresh = rows.flatMap((row) => (row.outcome === 'new' ? [row.fields] : []));
  const [leftOut, all] = [rows.length - fresh.length, rows.length].map((count) =>
    count.toLocaleString('en-US'),
  );
  return (
    <FilePreview
      {...file}
      unusedColumns={unusedColumns}
      sum={`${entityCount(fresh.length)} to add, ${leftOut} of ${all} rows left out`}
      toStore={{ rows: fresh, label: `Import ${entityCount(fresh.length)}` }}
      again="/admin/entities/import"
      columns={['Type', 'State', 'County']}
      rows={rows.map((row) => ({
        line: row.line,
        name: row.name,
        cells:
          row.outcome === 'new'
            ? [
                <Truncated key="type" text={row.fields.entityType} />,
                row.fields.state,
                row.fields.county,
              ]
            : null,
        outcome: outcomeWords[row.outcome],
        problems: row.outcome === 'new' ? [] : row.problems,
      }))}
    />
  );
}
