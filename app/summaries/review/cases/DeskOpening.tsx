import type { ReactNode } from 'react';
import { sections } from '../../draft.ts';
import type { Mark } from '../../open-mark.ts';
import { AddLink } from './AddLink.tsx';
import { inShort } from './added-to.ts';
import { countMarks, hasMarks } from './count-marks.ts';
import { NameOnList } from './NameOnList.tsx';
import { OpenMarks } from './OpenMarks.tsx';

export type OpeningSentences = readonly { index: number; open: Mark | null }[];

type DeskOpeningProps = {
  opening: OpeningSentences;
  isDraft: boolean;
  address: string;
  /** What adds a sentence to it, where the address asks for that. */
  form: ReactNode;
};

/** The opening at the head of the desk's list: what readers read first, and what is to be settled in it. */
export function DeskOpening({ opening, isDraft, address, form }: DeskOpeningProps) {
  const places = opening.map(({ index }) => index);
  const open = countMarks(opening);
  return (
    <li
      id={inShort}
      tabIndex={-1}
      data-edited={form !== null || undefined}
      data-first={places[0]}
      data-last={places.at(-1)}
      data-open={hasMarks(open) || undefined}
    >
      <div className="desk-case">
        <NameOnList title={sections.inShort} sentences={places} />
        <span className="desk-case-marks">
          <OpenMarks open={open} />
          <span>{places.length === 1 ? '1 line' : `${places.length} lines`}</span>
        </span>
        {isDraft ? (
          <div className="desk-tools">
            <AddLink to={inShort} address={address} />
          </div>
        ) : null}
      </div>
      {form}
    </li>
  );
}
