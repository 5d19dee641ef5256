import { CaseNumber } from '../../reading/CaseNumber.tsx';
import { placeOnDesk } from '../place-on-desk.ts';

type NameOnListProps = {
  designator?: string | null;
  title: string;
  /** What it tells, by the places among all sentences. */
  sentences: readonly number[];
};

/** The name of a part on the desk's list, as a link to the first of its sentences. */
export function NameOnList({ designator = null, title, sentences }: NameOnListProps) {
  const [first] = sentences;
  return (
    <span className="desk-case-name" title={title}>
      <CaseNumber designator={designator} />
      {first === undefined ? (
        <span className="text-muted">{title}</span>
      ) : (
        <a href={`#${placeOnDesk.sentence(first)}`}>{title}</a>
      )}
    </span>
  );
}
