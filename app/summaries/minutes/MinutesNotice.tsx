import { Link } from 'react-router';
import { Notice } from '#app/ui/Notice.tsx';

type MinutesNoticeProps = {
  meetingId: string;
  differing: { open: number; isApproved: boolean } | null;
};

/** That minutes say something else than the summary; nothing where they do not. */
export function MinutesNotice({ meetingId, differing }: MinutesNoticeProps) {
  if (!differing || differing.open === 0) return null;
  const { open, isApproved } = differing;
  return (
    <Notice>
      {isApproved ? 'The approved minutes' : 'The draft of the minutes'} and the votes differ in{' '}
      {open === 1 ? '1 place' : `${open} places`}.{' '}
      <Link to={`/admin/meetings/${meetingId}/minutes`}>Compare them</Link>
    </Notice>
  );
}
