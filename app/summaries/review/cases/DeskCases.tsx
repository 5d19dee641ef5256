'use client';
import { Link } from 'react-router';
import { addressAsking } from '#app/platform/http/address-asking.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { EditIcon } from '#app/ui/icons.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import type { SelectOption } from '#app/ui/SelectField.tsx';
import { FindingCheck } from '../../findings/FindingCheck.tsx';
import { isOpen } from '../../findings/findings.ts';
import { placeOnDesk } from '../place-on-desk.ts';
import { SpreadOffer } from '../SpreadOffer.tsx';
import type { Spread } from '../spread.server.ts';
import { useRefused } from '../use-refused.ts';
import { AddLink } from './AddLink.tsx';
import { AddSentence } from './AddSentence.tsx';
import { type AddedTo, inShort } from './added-to.ts';
import { hasMarks } from './count-marks.ts';
import { DeskOpening, type OpeningSentences } from './DeskOpening.tsx';
import type { DeskCase } from './desk-cases.ts';
import { EditCase } from './EditCase.tsx';
import { NameOnList } from './NameOnList.tsx';
import { OpenMarks } from './OpenMarks.tsx';

type DeskCasesProps = {
  version: { id: string; revision: number; isDraft: boolean };
  cases: DeskCase[];
  /** The sentences of the opening. */
  opening: OpeningSentences;
  /** The case that the address asks to edit, by its place counted from 0. */
  edited: number | null;
  /** What the address asks to add a sentence to. */
  addsTo: AddedTo | null;
  /** What that one could be split before. */
  splitChoices: SelectOption[];
  address: string;
  /** What a save of one of them changed, that stands elsewhere too. */
  spread: Spread | null;
};

/** What the meeting took up, case by case: what became of each, and what is to be settled in it. */
export function DeskCases(props: DeskCasesProps) {
  const { version, cases, opening, edited, addsTo, splitChoices, address, spread } = props;
  const answered = useRefused();
  const refused = answered && 'case' in answered ? answered : undefined;
  if (cases.length === 0) return null;
  const open = edited !== null && cases[edited] ? edited : null;
  const isThere = addsTo === inShort || cases[addsTo ?? -1] !== undefined;
  const longer = open === null && isThere ? addsTo : null;
  const adding = (to: AddedTo) => ({
    ...{ version, to },
    back: `${address}#${to === inShort ? inShort : placeOnDesk.case(to)}`,
    refused: refused?.case === to && refused.intent === 'add-sentence' ? refused : undefined,
  });
  return (
    <section aria-labelledby="cases-title" className="desk-cases-part">
      <h2 id="cases-title" className="section-title mb-2">
        Cases <span className="font-normal text-muted">{cases.length}</span>
      </h2>
      {refused && open === null && longer === null ? (
        <ErrorNotice refusal>{refused.message}</ErrorNotice>
      ) : null}
      <ol className="desk-cases more-shade">
        <DeskOpening
          opening={opening}
          {...{ isDraft: version.isDraft, address }}
          form={
            version.isDraft && longer === inShort ? (
              <AddSentence key={version.revision} {...adding(inShort)} />
            ) : null
          }
        />
        {cases.map((one, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a case is known by its place
            key={place}
            id={placeOnDesk.case(place)}
            tabIndex={-1}
            data-edited={[open, longer, spread?.case].includes(place) || undefined}
            data-first={one.sentences[0]}
            data-last={one.sentences.at(-1)}
            data-open={hasMarks(one.open) || isOpen(one) || undefined}
          >
            <div className="desk-case">
              <NameOnList
                designator={one.designator}
                title={one.title || 'An item without a title'}
                sentences={one.sentences}
              />
              <CaseMarks one={one} />
              {version.isDraft ? (
                <div className="desk-tools">
                  <AddLink to={place} address={address} />
                  <Link
                    to={addressAsking(address, { name: 'case', value: place + 1 })}
                    preventScrollReset
                    className="icon-button icon-button-small"
                    title="Edit"
                  >
                    <EditIcon title={`Edit case ${place + 1}`} />
                  </Link>
                </div>
              ) : null}
            </div>
            <FindingCheck
              {...{ version, row: one }}
              on={{ of: 'case', index: place }}
              name={`case ${place + 1}`}
            />
            {version.isDraft && open === place ? (
              <EditCase
                key={version.revision}
                version={version}
                one={one}
                place={place}
                splitChoices={splitChoices}
                back={`${address}#${placeOnDesk.case(place)}`}
                refused={
                  refused?.case === place && refused.intent !== 'add-sentence' ? refused : undefined
                }
              />
            ) : version.isDraft && longer === place ? (
              <AddSentence key={version.revision} {...adding(place)} />
            ) : version.isDraft && spread?.case === place ? (
              <SpreadOffer key={spread.save} version={version} spread={spread} back={address} />
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What is to settle stands first. */
function CaseMarks({ one }: { one: DeskCase }) {
  const { draftedTitle, outcome, votes, open } = one;
  return (
    <span className="desk-case-marks">
      <OpenMarks open={open} />
      {votes > 0 ? <span>{votes === 1 ? '1 vote' : `${votes} votes`}</span> : null}
      {outcome ? <Badge state={outcome.badge}>{outcome.words}</Badge> : null}
      {draftedTitle === null ? null : <span>Title by an editor</span>}
    </span>
  );
}
