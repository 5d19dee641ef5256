'use client';
import type { MouseEvent, ReactNode } from 'react';
import { addressAsking } from '#app/platform/http/address-asking.ts';
import { EditIcon } from '#app/ui/icons.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { opensElsewhere } from '#app/ui/opens-elsewhere.ts';
import { FindingCheck } from '../findings/FindingCheck.tsx';
import { VotesTable } from '../reading/VotesTable.tsx';
import type { DeskVersion } from './desk-version.ts';
import { EditVote } from './EditVote.tsx';
import { HeardCountOffer } from './HeardCountOffer.tsx';
import { placeOnDesk } from './place-on-desk.ts';
import { RemoveButton } from './RemoveButton.tsx';
import type { AboutVote } from './use-edited-vote.ts';
import { typedVote } from './vote-fields.ts';

type DeskVotesProps = {
  version: DeskVersion;
  labels: ReadonlyMap<number, string>;
  address: string;
  /** The vote whose form is open, by its index. */
  edited: number | 'new' | null;
  onEdit: (index: number | 'new' | null) => void;
  refused?: AboutVote;
  /** Asks first where a form is closed for another that nobody has saved. */
  onOther: (go: () => void) => void;
  /** What stands under a vote. */
  under?: (index: number) => ReactNode;
};

/** The votes of a version. In a draft each can be put right, and one that is missing be added. */
export function DeskVotes(props: DeskVotesProps) {
  const { version, labels, address, edited, onEdit, refused, under } = props;
  const { votes, isDraft } = version;
  const link = (place: number | 'new') => addressAsking(address, { name: 'vote', value: place });
  const open = (index: number | 'new') => (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    if (edited === index) onEdit(null);
    else props.onOther(() => onEdit(index));
  };
  const form = {
    version,
    onClose: () => onEdit(null),
    refused: refused && 'typed' in refused ? refused : undefined,
  };
  const message = refused && (edited === null || !('typed' in refused)) ? refused.message : null;
  return (
    <section aria-labelledby="votes-title">
      <h2 id="votes-title" className="section-title mb-2">
        Decisions in the record
      </h2>
      {message ? <ErrorNotice refusal>{message}</ErrorNotice> : null}
      <VotesTable
        votes={votes}
        labels={labels}
        idOf={({ index }) => placeOnDesk.vote(index)}
        tools={
          isDraft
            ? (vote, place) => (
                <div className="desk-tools">
                  <a
                    href={link(place + 1)}
                    className="icon-button icon-button-small"
                    title="Edit"
                    onClick={open(vote.index)}
                  >
                    <EditIcon title={`Edit vote ${place + 1}`} />
                  </a>
                  <RemoveButton
                    version={version}
                    intent="remove-vote"
                    of={{ name: 'index', index: vote.index }}
                    title={`Remove vote ${place + 1}`}
                  />
                </div>
              )
            : undefined
        }
        note={(vote, place) => (
          <FindingCheck
            {...{ version, row: vote }}
            on={{ of: 'vote', index: vote.index }}
            name={`vote ${place + 1}`}
          />
        )}
        under={(vote) =>
          isDraft && edited === vote.index ? (
            <EditVote
              key={vote.index}
              {...form}
              back={`${address}#${placeOnDesk.vote(vote.index)}`}
              index={vote.index}
              vote={typedVote(vote)}
            />
          ) : (
            (under?.(vote.index) ??
            (isDraft && vote.heardCount ? (
              <HeardCountOffer version={version} vote={vote} offer={vote.heardCount} />
            ) : null))
          )
        }
      />
      {isDraft && edited === 'new' ? (
        <EditVote {...form} back={`${address}#votes-title`} index={null} vote={noVote} />
      ) : isDraft ? (
        <LinkButton to={link('new')} small className="mt-3" onClick={open('new')}>
          Add a Vote
        </LinkButton>
      ) : null}
    </section>
  );
}

const noVote = {
  case: '',
  motion: '',
  mover: '',
  seconder: '',
  yes: '',
  no: '',
  abstain: '',
  outcome: '',
  method: '',
  passages: '',
  rollCall: '',
};
