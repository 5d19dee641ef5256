'use client';
import { useFetcher } from 'react-router';
import { Dialog } from '#app/ui/Dialog.tsx';
import { ShareIcon } from '#app/ui/icons.tsx';
import { type ShareAnswer, ShareMeeting } from './ShareMeeting.tsx';
import type { ShareState } from './share.ts';

type ShareButtonProps = { meetingId: string; state: ShareState };

/** Shares a meeting from its own page: in a dialog, or on the sharing page where no script runs. */
export function ShareButton({ meetingId, state }: ShareButtonProps) {
  const fetcher = useFetcher<ShareAnswer>();
  const now = fetcher.data?.state ?? state;
  return (
    <div className="no-print grid justify-items-start gap-1 md:justify-items-end">
      <Dialog
        title="Share this meeting"
        trigger={{
          label: (
            <>
              <ShareIcon />
              Share
            </>
          ),
          fallbackHref: `/meetings/${meetingId}/share`,
        }}
      >
        <ShareMeeting
          meetingId={meetingId}
          state={now}
          refused={fetcher.data?.refused}
          fetcher={fetcher}
        />
      </Dialog>
      {now.left ? <p className="text-muted text-sm">{now.left}</p> : null}
    </div>
  );
}
