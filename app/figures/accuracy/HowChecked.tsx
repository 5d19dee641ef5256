import { type Checked, checkedWords } from '#app/summaries/account/checked.ts';
import { Row, Table, Td, Th } from '#app/ui/Table.tsx';
import type { Corrections } from '../count-corrections.server.ts';
import { uncited } from './accuracy-copy.ts';
import { Share } from './Share.tsx';

const steps = [
  {
    title: 'The record is read',
    text: 'Captions, a transcript, minutes or a scan. What could not be used of it is told to the editor; what of the meeting is missing from it is told on the meeting’s page.',
  },
  {
    title: 'Decisions are counted',
    text: 'Votes, tallies, rolls, amounts and dates are worked out by a program, never by a language model. Where a model says what was taken up and who moved, that is looked up in the record.',
  },
  {
    title: 'The rest is quoted or worded',
    text: 'Either in the record’s own words, or by a language model that must give for each clause the words it rests on.',
  },
  {
    title: 'Every sentence is checked',
    text: 'Rules look up its figures, names, votes and words at the place it cites. What a model wrote, a second one reads with nothing but that passage.',
  },
  {
    title: 'A person publishes',
    text: 'An editor has the marks, the draft and the record side by side. A marked sentence is mended, removed, or confirmed with a reason that is kept.',
  },
];

// The keys of an object written out in checked.ts.
const ways = [
  ...(Object.keys(checkedWords) as Checked[]).map((way) => ({ way, ...checkedWords[way] })),
  uncited,
];

/** How a summary comes to be, and how the sentences of the newest ones were checked. */
export function HowChecked({ checked }: Pick<Corrections, 'checked'>) {
  const all = [...checked.ways.values()].reduce((sum, count) => sum + count, 0);
  return (
    <section aria-labelledby="how" className="grid grid-cols-1 gap-8">
      <div>
        <h2 id="how" className="text-2xl">
          How a summary is made and checked
        </h2>
        <ol className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-line-strong border-t pt-3">
              <p className="font-serif text-lg text-muted" aria-hidden="true">
                {index + 1}
              </p>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h3 className="text-xl">What each sentence says of itself</h3>
        <p className="mt-2 max-w-[44rem] text-muted">
          A summary tells of each sentence how it was checked. What was only compared by rule is
          never called more than that.
          {all > 0
            ? ` Counted here are the ${all} sentences of ${summariesText(checked.summaries)}.`
            : ' No summary has been published yet, so there is nothing to count.'}
        </p>
        <div className="mt-4 max-w-[52rem]">
          <Table
            caption="How the sentences of the summaries published last were checked"
            stack
            head={
              <>
                <Th>How</Th>
                <Th>What that means</Th>
                {all > 0 ? <Th>Sentences</Th> : null}
              </>
            }
          >
            {ways.map(({ way, label, meaning }) => (
              <Row key={way}>
                <Td className="font-semibold">{label}</Td>
                <Td label="Meaning">{meaning}</Td>
                {all > 0 ? (
                  <Td label="Sentences">
                    <Share part={checked.ways.get(way) ?? 0} whole={all} />
                  </Td>
                ) : null}
              </Row>
            ))}
          </Table>
        </div>
      </div>
    </section>
  );
}

const summariesText = (count: number) =>
  count === 1 ? 'the one summary published last' : `the ${count} summaries published last`;
