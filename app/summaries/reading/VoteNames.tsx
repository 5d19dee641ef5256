import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { unbrokenTallies } from '#app/platform/language/unbroken-tallies.ts';
import { formatDay } from '#app/platform/moment.ts';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { countedOtherwise, namesIn, sidesOf } from '../account/vote-words.ts';
import { asApproved } from '../minutes/as-approved.ts';
import type { ShownVote } from '../vote-rows.server.ts';

/** Who voted how, on demand; that approved minutes say the same; that a person changed what readers knew. */
export function VoteNames({ vote }: { vote: ShownVote }) {
  const { rollCall, correctedAt, inMinutes } = vote;
  if (rollCall.length === 0 && !correctedAt && !inMinutes) return null;
  const otherwise = countedOtherwise(vote);
  return (
    <div className="vote-names">
      {correctedAt ? <p>Changed by an editor, {formatDay(correctedAt)}</p> : null}
      {inMinutes ? <p>{asApproved(inMinutes.of && formatMeetingDate(inMinutes.of))}</p> : null}
      {rollCall.length > 0 ? (
        <Disclosure
          label={`Who voted how: ${namesIn(rollCall)}${otherwise ? `, ${unbrokenTallies(otherwise)}` : ''}`}
          className="roll-call"
        >
          <dl>
            {sidesOf(rollCall).map(({ side, names }) => (
              <div key={side}>
                <dt>
                  {side} <span className="text-muted">{names.length}</span>
                </dt>
                <dd>{names.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      ) : null}
    </div>
  );
}
