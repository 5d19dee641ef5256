import { Badge } from '#app/ui/Badge.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { EndSessionsForm } from './EndSessionsForm.tsx';
import { endSessionsFormId, type ReaderSession } from './reader-session.ts';

type SessionListProps = { sessions: readonly ReaderSession[]; email: string };

/** Where a reader is signed in, each with a way to end it. */
export function SessionList({ sessions, email }: SessionListProps) {
  return (
    <div className="grid gap-5">
      {sessions.length > 1 ? <EndSessionsForm email={email} /> : null}
      <ul className="divide-y divide-line border-line border-y">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <div className="min-w-0">
              <p className="font-medium">{session.device}</p>
              <p className="text-muted text-sm">
                Last seen{' '}
                <time dateTime={session.lastSeenAt} title={exactly(session.lastSeenAt)}>
                  {session.lastSeen}
                </time>
                , signed in{' '}
                <time dateTime={session.signedInAt} title={exactly(session.signedInAt)}>
                  {session.signedIn}
                </time>
              </p>
            </div>
            {session.current ? <Badge>This session</Badge> : <EndSession {...session} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function EndSession({ id, device, lastSeen }: ReaderSession) {
  return (
    <SubmitButton
      small
      variant="secondary"
      form={endSessionsFormId}
      name="session"
      value={id}
      pendingLabel="Ending..."
      aria-label={`End session: ${device}, last seen ${lastSeen}`}
    >
      End Session
    </SubmitButton>
  );
}

/** '2026-11-20 21:30 UTC' */
function exactly(isoTime: string): string {
  return `${isoTime.slice(0, 16).replace('T', ' ')} UTC`;
}
