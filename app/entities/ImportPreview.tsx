import { Form } from 'react-router';
import { Badge } from '#app/ui/Badge.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { Row, Table, Td, Th, Truncated } from '#app/ui/Table.tsx';
import { entityCount } from './entity.ts';
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

/** What an import would do, row by row, before it does it. */
export function ImportPreview({ fileName, plan, notes }: ImportPreviewProps) {
  const fresh = plan.rows.flatMap((row) => (row.outcome === 'new' ? [row.fields] : []));
  const leftOut = plan.rows.length - fresh.length;
  const remarks = [
    ...notes,
    ...(plan.unusedColumns.length > 0 ? [`Not used: ${plan.unusedColumns.join(', ')}.`] : []),
  ];
  return (
    <section aria-labelledby="preview-title" className="grid gap-4">
      <div>
        <h3 id="preview-title" className="section-title">
          Preview of {fileName}
        </h3>
        <p className="mt-1">
          {entityCount(fresh.length)} to add, {leftOut.toLocaleString('en-US')} of{' '}
          {plan.rows.length.toLocaleString('en-US')} rows left out. Nothing has been stored yet.
        </p>
      </div>
      {remarks.length > 0 ? (
        <Notice>
          {remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
        </Notice>
      ) : null}
      <Form method="post" encType="multipart/form-data" className="button-row">
        {fresh.length > 0 ? (
          <>
            <input type="hidden" name="rows" value={JSON.stringify(fresh)} />
            <SubmitButton name="intent" value="import" pendingLabel="Importing...">
              {`Import ${entityCount(fresh.length)}`}
            </SubmitButton>
          </>
        ) : null}
        <LinkButton to="/admin/entities/import" reloadDocument>
          Choose Another File
        </LinkButton>
      </Form>
      <Table
        caption="Rows of the file"
        dense
        stack
        tall
        head={
          <>
            <Th number>Line</Th>
            <Th>Name</Th>
            <Th>Type</Th>
            <Th>State</Th>
            <Th>County</Th>
            <Th>Result</Th>
          </>
        }
      >
        {plan.rows.map((row) => (
          <Row key={row.line}>
            <Td label="Line" number>
              {row.line}
            </Td>
            <Td className="font-semibold">
              <Truncated text={row.name || 'No name'} />
            </Td>
            <Td label="Type">
              {row.outcome === 'new' ? <Truncated text={row.fields.entityType} /> : null}
            </Td>
            <Td label="State">{row.outcome === 'new' ? row.fields.state : null}</Td>
            <Td label="County">{row.outcome === 'new' ? row.fields.county : null}</Td>
            <Td>
              <Badge state={row.outcome === 'new' ? 'open' : 'neutral'}>
                {outcomeWords[row.outcome]}
              </Badge>{' '}
              {row.outcome === 'new' ? null : row.problems.join('. ')}
            </Td>
          </Row>
        ))}
      </Table>
    </section>
  );
}
