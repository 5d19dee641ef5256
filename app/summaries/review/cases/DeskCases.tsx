'use client';
import { Link } from 'react-router';
import { addressAsking } from '#app/platform/http/address-asking.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { EditIcon, PlusIcon } from '#app/ui/icons.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import type { SelectOption } from '#app/ui/SelectField.tsx';
import { FindingCheck } from '../../findings/FindingCheck.tsx';
import { isOpen } from '../../findings/findings.ts';
import { CaseNumber } from '../../reading/CaseNumber.tsx';
import { placeOnDesk } from '../place-on-desk.ts';
import { SpreadOffer } from '../SpreadOffer.tsx';
import type { Spread } from '../spread.server.ts';
import { useRefused } from '../use-refused.ts';
import { AddSentence } from './AddSentence.tsx';
import type { DeskCase } from './desk-cases.ts';
import { EditCase } from './EditCase.tsx';

type DeskCasesProps = {
  version: { id: string; revision: number; isDraft: boolean };
  cases: DeskCase[];
  /** The case that the address asks to edit, by its place counted from 0. */
  edited: number | null;
  /** The case that the address asks to add a sentence to. */
  addsTo: number | null;
  /** What that one could be split before. */
  splitChoices: SelectOption[];
  address: string;
  /** What a save of one of them changed, that stands elsewhere too. */
  spread: Spread | null;
};

/** What the meeting took up, case by case: what became of each, and what is to be settled in it. */
export function DeskCases(props: DeskCasesProps) {
  const { version, cases, edited, addsTo, splitChoices, address, spread } = props;
  const answered = useRefused();
  const refused = answered && 'case' in answered ? answered : undefined;
  if (cases.length === 0) return null;
  const open = edited !== null && cases[edited] ? edited : null;
  const longer = open === null && addsTo !== null && cases[addsTo] ? addsTo : null;
  const link = (name: 'case' | 'add', place: number) =>
    addressAsking(address, { name, value: place + 1 });
  return (
    <section aria-labelledby="cases-title" className="desk-cases-part">
      <h2 id="cases-title" className="section-title mb-2">
        Cases <span className="font-normal text-muted">{cases.length}</span>
      </h2>
      {refused && open === null && longer === null ? (
        <ErrorNotice refusal>{refused.message}</ErrorNotice>
      ) : null}
      <ol className="desk-cases more-shade">
        {cases.map((one, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a case is known by its place
            key={place}
            id={placeOnDesk.case(place)}
            tabIndex={-1}
            data-edited={[open, longer, spread?.case].includes(place) || undefined}
            data-first={one.sentences[0]}
            data-last={one.sentences.at(-1)}
            data-open={marksOf(one) > 0 || isOpen(one) || undefined}
          >
            <div className="desk-case">
              <CaseName one={one} />
              <CaseMarks one={one} />
              {version.isDraft ? (
                <div className="desk-tools">
                  <Link
                    to={link('add', place)}
                    preventScrollReset
                    className="icon-button icon-button-small"
                    title="Add a sentence"
                  >
                    <PlusIcon title={`Add a sentence to case ${place + 1}`} />
                  </Link>
                  <Link
                    to={link('case', place)}
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
              <AddSentence
                key={version.revision}
                version={version}
                place={place}
                back={`${address}#${placeOnDesk.case(place)}`}
                refused={
                  refused?.case === place && refused.intent === 'add-sentence' ? refused : undefined
                }
              />
            ) : version.isDraft && spread?.case === place ? (
              <SpreadOffer key={spread.save} version={version} spread={spread} back={address} />
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

function CaseName({ one }: { one: DeskCase }) {
  const [first] = one.sentences;
  const title = one.title || 'An item without a title';
  return (
    <span className="desk-case-name" title={title}>
      <CaseNumber designator={one.designator} />
      {first === undefined ? (
        <span className="text-muted">{title}</span>
      ) : (
        <a href={`#${placeOnDesk.sentence(first)}`}>{title}</a>
      )}
    </span>
  );
}

const marksOf = ({ open }: DeskCase) => open.unfounded + open.unfit + open.unread;

/** What is to settle stands first. */
function CaseMarks({ one }: { one: DeskCase }) {
  const { draftedTitle, outcome, votes, open } = one;
  const findings = open.unfounded + open.unfit;
  return (
    <span className="desk-case-marks">
      {findings > 0 ? <span className="font-semibold text-danger">{findings} marked</span> : null}
      {open.unread > 0 ? <span className="text-ink">{open.unread} to confirm</span> : null}
      {votes > 0 ? <span>{votes === 1 ? '1 vote' : `${votes} votes`}</span> : null}
      {outcome ? <Badge state={outcome.badge}>{outcome.words}</Badge> : null}
      {draftedTitle === null ? null : <span>Title by an editor</span>}
    </span>
  );
}
