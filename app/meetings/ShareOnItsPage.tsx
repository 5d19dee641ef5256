'use client';
import { useActionData, useFetcher } from 'react-router';
import { type ShareAnswer, ShareMeeting } from './ShareMeeting.tsx';
import type { ShareState } from './share.ts';

type ShareOnItsPageProps = { meetingId: string; state: ShareState };

/** Shares a meeting from the page that is for it, which answers without a script too. */
export function ShareOnItsPage({ meetingId, state }: ShareOnItsPageProps) {
  const fetcher = useFetcher<ShareAnswer>();
  const posted = useActionData<ShareAnswer>();
  return (
    <ShareMeeting
      meetingId={meetingId}
      state={state}
      refused={fetcher.data?.refused ?? posted?.refused}
      fetcher={fetcher}
    />
  );
}
