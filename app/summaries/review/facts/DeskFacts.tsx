'use client';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addressAsking } from '#app/platform/http/address-asking.ts';
import { EditIcon } from '#app/ui/icons.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { namedKinds } from '../../account/named-facts.ts';
import { Citations } from '../../reading/Citations.tsx';
import { caseLabel } from '../cases/case-options.ts';
import type { DeskVersion } from '../desk-version.ts';
import { placeOnDesk } from '../place-on-desk.ts';
import { RemoveButton } from '../RemoveButton.tsx';
import type { Refused } from '../review-refusal.ts';
import type { DeskFact } from './desk-facts.ts';
import { EditFact } from './EditFact.tsx';
import { noFact } from './fact-fields.ts';

type DeskFactsProps = {
  version: DeskVersion;
  labels: ReadonlyMap<number, string>;
  address: string;
  /** What the address asks to edit: its place counted from 1, 'new', or none. */
  asked: string | null;
  refused?: Refused;
  /** What stands under one of them. */
  under?: (index: number) => ReactNode;
};

/** Amounts, dates and papers that were named. In a draft each can be put right, and more be added. */
export function DeskFacts(props: DeskFactsProps) {
  const { version, labels, address, asked, under } = props;
  const { facts, cases, isDraft } = version;
  const refused = props.refused?.intent.endsWith('-fact') ? props.refused : undefined;
  const typed = refused && 'typed' in refused ? refused : undefined;
  const edited = isDraft ? (facts[Number(asked) - 1]?.index ?? null) : null;
  const isAdding = isDraft && asked === 'new';
  const link = (place: number | 'new') => addressAsking(address, { name: 'fact', value: place });
  const isShownInForm =
    (refused?.intent === 'change-fact' && refused.fact === edited) ||
    (refused?.intent === 'add-fact' && isAdding);
  return (
    <section aria-labelledby="named-title">
      <h2 id="named-title" className="section-title mb-2">
        Named in the record <span className="font-normal text-muted">{facts.length}</span>
      </h2>
      {refused && !isShownInForm ? <ErrorNotice refusal>{refused.message}</ErrorNotice> : null}
      {namedKinds.map(([kind, title]) => {
        const own = facts.filter((fact) => fact.kind === kind);
        if (own.length === 0) return null;
        return (
          <div key={kind} className="mt-4">
            <h3 className="mb-1 font-semibold">
              {title} <span className="font-normal text-muted">{own.length}</span>
            </h3>
            <ul className="desk-facts">
              {own.map((fact) => (
                <li
                  key={fact.index}
                  id={placeOnDesk.fact(fact.index)}
                  tabIndex={-1}
                  data-edited={fact.index === edited || undefined}
                >
                  <div className="desk-case">
                    <FactWords fact={fact} />
                    <span className="desk-case-marks">
                      <FactCase one={fact.item === null ? undefined : cases[fact.item]} />
                      <Citations citations={fact.segments.slice(0, mostCited)} labels={labels} />
                    </span>
                    {isDraft ? (
                      <FactTools
                        fact={fact}
                        version={version}
                        link={link(facts.indexOf(fact) + 1)}
                      />
                    ) : null}
                  </div>
                  {fact.index === edited ? (
                    <EditFact
                      key={`${fact.index} ${version.revision}`}
                      version={version}
                      back={`${address}#${placeOnDesk.fact(fact.index)}`}
                      index={fact.index}
                      fact={fact.typed}
                      refused={
                        typed?.intent === 'change-fact' && typed.fact === edited ? typed : undefined
                      }
                    />
                  ) : (
                    (under?.(fact.index) ?? null)
                  )}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {isAdding ? (
        <EditFact
          version={version}
          back={`${address}#named-title`}
          index={null}
          fact={noFact}
          refused={typed?.intent === 'add-fact' ? typed : undefined}
        />
      ) : isDraft ? (
        <LinkButton to={link('new')} small className="mt-3" preventScrollReset>
          Add an Amount, Date or Paper
        </LinkButton>
      ) : null}
    </section>
  );
}

/** Of one figure: it can have been said dozens of times. */
const mostCited = 4;

function FactWords({ fact }: { fact: DeskFact }) {
  return (
    <span className="desk-case-name">
      {fact.label}
      {fact.detail ? <q className="block text-muted text-sm">{fact.detail}</q> : null}
    </span>
  );
}

function FactCase({ one }: { one: { designator: string | null; title: string } | undefined }) {
  return <span>{one ? caseLabel(one) : 'No case'}</span>;
}

type FactToolsProps = { fact: DeskFact; version: DeskVersion; link: string };

function FactTools({ fact, version, link }: FactToolsProps) {
  const { index, label } = fact;
  return (
    <div className="desk-tools">
      <Link to={link} preventScrollReset className="icon-button icon-button-small" title="Edit">
        <EditIcon title={`Edit ${label}`} />
      </Link>
      <RemoveButton
        version={version}
        intent="remove-fact"
        of={{ name: 'fact', index }}
        title={`Remove ${label}`}
      />
    </div>
  );
}
