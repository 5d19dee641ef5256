import { Row, Table, Td, Th } from '#app/ui/Table.tsx';
import type { MeasuredRun } from '../measured-run.ts';
import { errorName } from './accuracy-copy.ts';
import { Share } from './Share.tsx';

type Sentences = MeasuredRun['sentences'];

/** What was marked of labelled sentences, by what is wrong with them; of those set aside. */
export function ByError({ sentences }: { sentences: Sentences }) {
  const aside = sentences.filter(({ half }) => half === 'set aside');
  const rules = aside.find(({ way }) => way === 'rules alone');
  const read = aside.find(({ way }) => way === 'with the verifier');
  if (!rules) return null;
  const columns = [
    { name: 'Rules alone', own: rules },
    ...(read ? [{ name: 'With a second reading', own: read }] : []),
  ];
  const kinds = [...rules.errors].sort((a, b) => b.of - a.of);
  return (
    <div>
      <h3 className="text-xl">By kind of error</h3>
      <p className="mt-2 max-w-[44rem] text-muted">
        Sentences as language models write them about meetings, labelled by reading the passages.
        The rules look up figures, names and votes and compare words; the second reading is a
        language model that sees the sentence and its passages, and nothing else.
      </p>
      <div className="mt-4 max-w-[52rem]">
        <Table
          caption="Labelled sentences that were marked, by what is wrong with them"
          stack
          head={
            <>
              <Th>What is wrong with the sentence</Th>
              {columns.map(({ name }) => (
                <Th key={name}>{name}</Th>
              ))}
            </>
          }
        >
          {kinds.map(({ kind }) => (
            <Row key={kind}>
              <Td>{errorName(kind)}</Td>
              {columns.map(({ name, own }) => {
                const found = own.errors.find((one) => one.kind === kind);
                return (
                  <Td key={name} label={`${name}, marked`}>
                    <Share part={found?.caught ?? 0} whole={found?.of ?? 0} />
                  </Td>
                );
              })}
            </Row>
          ))}
          <Row>
            <Td className="font-semibold">Nothing: true, and wrongly marked</Td>
            {columns.map(({ name, own }) => (
              <Td key={name} label={`${name}, marked`}>
                <Share part={own.true - own.passed} whole={own.true} />
              </Td>
            ))}
          </Row>
        </Table>
      </div>
    </div>
  );
}
