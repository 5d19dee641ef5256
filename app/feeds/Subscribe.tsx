import { CopyField } from '#app/ui/CopyField.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { bodyFeedAddress } from './feed-addresses.ts';

type SubscribeProps = {
  body: { id: string; hasAudio: boolean };
  /** The site's own address; unknown when the page could not learn it. */
  origin: string | undefined;
};

/** The feeds of a body for people: what each holds, and the address to give to a program. */
export function Subscribe({ body, origin }: SubscribeProps) {
  const address = (feed: 'atom' | 'calendar' | 'podcast') => bodyFeedAddress(body.id, feed, origin);
  return (
    <div className="grid max-w-[48rem] gap-6">
      <div className="grid gap-2">
        <p>Meetings ahead, and those of the last 90 days, in your own calendar.</p>
        <div className="button-row">
          <LinkButton to={address('calendar').replace(/^https?:/, 'webcal:')} reloadDocument>
            Subscribe in your calendar
          </LinkButton>
        </div>
        <CopyField name="calendar" label="Calendar address" value={address('calendar')} />
      </div>
      <div className="grid gap-2">
        <p>
          New summaries and corrections by title, date and what was decided, in{' '}
          <a href={address('atom')}>a feed</a> for news readers.
        </p>
        <CopyField name="atom" label="Feed address" value={address('atom')} />
      </div>
      {body.hasAudio ? (
        <div className="grid gap-2">
          <p>
            The recordings of its meetings as <a href={address('podcast')}>a podcast</a>.
          </p>
          <CopyField name="podcast" label="Podcast address" value={address('podcast')} />
        </div>
      ) : null}
    </div>
  );
}
