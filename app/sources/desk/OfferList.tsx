import { Form, Link } from 'react-router';
import { timeWords } from '#app/meetings/ahead/when-words.ts';
import { editMeetingAddress } from '#app/meetings/edit-meeting-address.ts';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { formatDay } from '#app/platform/moment.ts';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { ShownSource } from './read-source.server.ts';

type Offer = ShownSource['offers'][number];

const partWords = {
  title: 'Title',
  when: 'Date and time',
  place: 'Place',
  attendUrl: 'Where to attend online',
  attendHow: 'How to attend',
  commentHow: 'How to comment',
  standing: 'Whether it takes place',
} as const satisfies Record<keyof Required<Offer['offered']>, string>;

type OfferListProps = {
  offers: readonly Offer[];
  zone: string | null;
  /** The page that it stands on. */
  back: string;
};

/** What a source says otherwise than somebody wrote it here, each to be taken over or left. */
export function OfferList({ offers, zone, back }: OfferListProps) {
  return (
    <ul className="grid gap-4">
      {offers.map((offer) => (
        <li key={offer.uid} className="panel grid gap-3 p-4">
          <p>
            <Link to={editMeetingAddress(offer.meeting.id, back)} className="font-semibold">
              {offer.meeting.title ?? 'Meeting'}
            </Link>
            , {formatMeetingDate(offer.meeting.date)}
          </p>
          <ul className="list-disc pl-5">
            {saidIn(offer, zone).map(({ part, text }) => (
              <li key={part} className="wrap-anywhere">
                <span className="text-muted">{part} there: </span>
                {text}
              </li>
            ))}
          </ul>
          <Form method="post" className="button-row">
            <input type="hidden" name="uid" value={offer.uid} />
            <SubmitButton small name="intent" value="take" pendingLabel="Taking over...">
              Take It Over
            </SubmitButton>
            <SubmitButton
              small
              variant="secondary"
              name="intent"
              value="leave"
              pendingLabel="Leaving..."
            >
              Leave Ours
            </SubmitButton>
          </Form>
        </li>
      ))}
    </ul>
  );
}

function saidIn({ said, offered }: Offer, timeZone: string | null) {
  const startsAt = said.startsAt === null ? null : new Date(said.startsAt);
  const texts = {
    ...said,
    when: [formatDay(`${said.day}T12:00:00Z`), timeWords({ startsAt, timeZone })]
      .filter(Boolean)
      .join(', '),
    standing: said.status === 'cancelled' ? 'It is cancelled' : 'It takes place',
  };
  // The parts that were read are of this list.
  const parts = Object.keys(offered) as (keyof typeof partWords)[];
  return parts.map((part) => ({ part: partWords[part], text: texts[part] ?? 'Not said' }));
}
