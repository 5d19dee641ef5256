import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Badge } from '#app/ui/Badge.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { Row, Table, Td, Th, Truncated } from '#app/ui/Table.tsx';

type PreviewedRow = {
  line: number;
  name: string;
  /** What stands in the columns between the name and the result; null of a row that is left out. */
  cells: ReactNode[] | null;
  /** What would become of it: 'New'. */
  outcome: string;
  problems: string[];
};

type FilePreviewProps = {
  fileName: string;
  /** About how the file was read. */
  notes: string[];
  unusedColumns: string[];
  /** How much of it would be stored: '3 to add, 1 of 4 rows left out'. */
  sum: string;
  /** What is sent back to be stored, and the button's words. */
  toStore: { rows: readonly unknown[]; label: string };
  /** Where another file is chosen. */
  again: string;
  caption?: string;
  columns: string[];
  rows: PreviewedRow[];
};

/** What an import would do, row by row, before it does it. */
export function FilePreview(props: FilePreviewProps) {
  const { fileName, notes, unusedColumns, sum, toStore, again, columns, rows } = props;
  const remarks = [
    ...notes,
    ...(unusedColumns.length > 0 ? [`Not used: ${unusedColumns.join(', ')}.`] : []),
  ];
  return (
    <section aria-labelledby="preview-title" className="grid gap-4">
      <div>
        <h3 id="preview-title" className="section-title">
          Preview of {fileName}
        </h3>
        <p className="mt-1">{sum}. Nothing has been stored yet.</p>
      </div>
      {remarks.length > 0 ? (
        <Notice>
          {remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
        </Notice>
      ) : null}
      <Form method="post" encType="multipart/form-data" className="button-row">
        {toStore.rows.length > 0 ? (
          <>
            <input type="hidden" name="rows" value={JSON.stringify(toStore.rows)} />
            <SubmitButton name="intent" value="import" pendingLabel="Importing...">
              {toStore.label}
            </SubmitButton>
          </>
        ) : null}
        <LinkButton to={again} reloadDocument>
          Choose Another File
        </LinkButton>
      </Form>
      <Table
        caption={props.caption ?? 'Rows of the file'}
        dense
        stack
        tall
        head={
          <>
            <Th number>Line</Th>
            <Th>Name</Th>
            {columns.map((column) => (
              <Th key={column}>{column}</Th>
            ))}
            <Th>Result</Th>
          </>
        }
      >
        {rows.map(({ line, name, cells, outcome, problems }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may hold several, and none moves
          <Row key={at}>
            <Td label="Line" number>
              {line}
            </Td>
            <Td className="font-semibold">
              <Truncated text={name || 'No name'} />
            </Td>
            {columns.map((column, at) => (
              <Td key={column} label={column}>
                {cells?.[at]}
              </Td>
            ))}
            <Td>
              <Badge state={cells ? 'open' : 'neutral'}>{outcome}</Badge> {problems.join('. ')}
            </Td>
          </Row>
        ))}
      </Table>
    </section>
  );
}
