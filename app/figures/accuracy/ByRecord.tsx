import { Row, Table, Td, Th } from '#app/ui/Table.tsx';
import type { MeasuredRun } from '../measured-run.ts';
import { Share } from './Share.tsx';

const parts = [
  ['votes', 'Votes found'],
  ['people', 'Who moved'],
  ['items', 'Items found'],
  ['states', 'Outcomes right'],
  ['facts', 'Facts told'],
  ['factsByModel', 'With a model'],
] as const;

/** What is found in labelled meetings, by the kind of body. */
export function ByRecord({ meetings }: Pick<MeasuredRun, 'meetings'>) {
  return (
    <div>
      <h3 className="text-xl">By kind of record</h3>
      <p className="mt-2 max-w-[44rem] text-muted">
        Meetings whose votes, items and twelve most important facts were written down by reading the
        whole record before it was drafted: in its own words, without a language model, but for the
        last column. ‘Who moved’ counts movers and seconders told rightly.
      </p>
      <div className="mt-4">
        <Table
          caption="What was found in labelled meetings, by kind of record"
          stack
          head={
            <>
              <Th>Record</Th>
              {parts.map(([part, name]) => (
                <Th key={part}>{name}</Th>
              ))}
            </>
          }
        >
          {inOrder(meetings).map((one) => (
            <Row key={`${one.half} ${one.kind}`}>
              <Td>
                <span className="block font-semibold first-letter:uppercase sm:whitespace-nowrap">
                  {one.kind}
                </span>
                <span className="block text-muted text-sm sm:whitespace-nowrap">
                  {one.meetings === 1 ? '1 meeting' : `${one.meetings} meetings`}, {one.half}
                </span>
              </Td>
              {parts.map(([part, name]) => (
                <Td key={part} label={name}>
                  <Share part={one[part].right} whole={one[part].of} />
                </Td>
              ))}
            </Row>
          ))}
        </Table>
      </div>
    </div>
  );
}

/** Those set aside first: they tell more. */
const inOrder = (meetings: MeasuredRun['meetings']) =>
  meetings.toSorted((a, b) => a.half.localeCompare(b.half) || b.meetings - a.meetings);
