'use client';
import type { FetcherWithComponents } from 'react-router';
import { Button } from '#app/ui/Button.tsx';
import { CopyField } from '#app/ui/CopyField.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { ErrorNotice, Notice } from '#app/ui/Notice.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { formatMeetingDate } from './meeting-date.ts';
import { RevokeShare } from './RevokeShare.tsx';
import { type ShareState, shareDays } from './share.ts';

/** What the sharing page answers to its form: how things stand now, and what was refused. */
export type ShareAnswer = { state: ShareState; refused: string | null };

type ShareMeetingProps = {
  meetingId: string;
  state: ShareState;
  refused?: string | null;
  fetcher: FetcherWithComponents<ShareAnswer>;
};

/** Makes a link to a meeting, or shows the one that was made; on a page and in a dialog. */
export function ShareMeeting({ meetingId, state, refused, fetcher }: ShareMeetingProps) {
  const { share } = state;
  if (!share && state.refusal) return <Refusal state={state} />;
  return (
    <div className="grid gap-5">
      {refused && refused !== state.refusal ? <ErrorNotice>{refused}</ErrorNotice> : null}
      {share ? (
        <div className="grid gap-2">
          <CopyField name="link" label="Link to this meeting" value={share.url} />
          <p>
            Valid until{' '}
            <time dateTime={share.expiresAt.toISOString()}>
              {formatMeetingDate(share.expiresAt)}
            </time>
            . Opened {times(share.views)}.
          </p>
        </div>
      ) : (
        <p>
          Whoever has the link can read the summary and the transcript for {shareDays} days, without
          an account. Your notes stay yours.
        </p>
      )}
      <ShareForm meetingId={meetingId} state={state} fetcher={fetcher} />
      {share ? (
        <div className="border-line border-t pt-5">
          <RevokeShare shareId={share.id} />
        </div>
      ) : null}
    </div>
  );
}

function ShareForm({ meetingId, state, fetcher }: ShareMeetingProps) {
  const { share, name, left } = state;
  const hydrated = useHydrated();
  return (
    <fetcher.Form
      method="post"
      action={`/meetings/${meetingId}/share`}
      className="grid justify-items-start gap-4"
    >
      {hydrated ? <input type="hidden" name="inPlace" value="1" /> : null}
      {name ? (
        <label className="check cursor-pointer">
          <input
            type="checkbox"
            name="showName"
            className="check-box"
            defaultChecked={share?.showName ?? false}
          />
          <span className="check-text">Show that it was shared by {name}</span>
        </label>
      ) : null}
      {share && !name ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            variant={share ? 'secondary' : 'primary'}
            pending={fetcher.state !== 'idle'}
            pendingLabel="Saving..."
          >
            {share ? 'Save' : 'Create Link'}
          </Button>
          {left && !share ? <span className="text-muted">{left}</span> : null}
        </div>
      )}
    </fetcher.Form>
  );
}

function Refusal({ state: { refusal, wantsPlan } }: { state: ShareState }) {
  return (
    <div className="grid justify-items-start gap-5">
      <Notice>{refusal}</Notice>
      {wantsPlan ? (
        <LinkButton to="/pricing" variant="primary">
          See All Plans
        </LinkButton>
      ) : null}
    </div>
  );
}

function times(count: number): string {
  if (count === 0) return 'by nobody yet';
  return count === 1 ? 'once' : `${count.toLocaleString('en-US')} times`;
}
