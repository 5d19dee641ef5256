import { entityCount } from '#app/entities/entity.ts';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import type { LoggedChange } from '#app/platform/audit-log.server.ts';
import { db } from '#app/platform/db.server.ts';

/** What was done, in words, by the names under which it is logged. */
export const actionCopy: Readonly<Record<string, string>> = {
  'add-meeting': 'Added a meeting',
  'edit-meeting': 'Edited a meeting',
  'set-sample-meeting': 'Set the sample meeting',
  'take-in-record': 'Took in a record',
  'draft-held-record': 'Had a record drafted that was held back',
  'leave-document': 'Did without a document that could not be taken in',
  'leave-held-record': 'Left a record that was held back',
  'take-meeting': 'Took a meeting in the inbox',
  'give-back-meeting': 'Gave a meeting back to the inbox',
  'give-meeting': 'Gave a meeting in the inbox to another admin',
  'snooze-meeting': 'Put a meeting off in the inbox',
  'wake-meeting': 'Brought a meeting back to the inbox',
  'edit-agenda': 'Edited an agenda',
  'take-in-minutes': 'Took in minutes',
  'date-minutes': 'Said when minutes were approved',
  'remove-minutes': 'Removed minutes',
  'keep-heard': 'Kept what was heard against the minutes',
  'edit-draft': 'Edited a draft',
  'draft-again': 'Had a summary drafted again',
  'use-all-the-same': 'Used what is headed otherwise than its meeting',
  'refute-gap': 'Found a gap of a record to be none',
  'tell-gap': 'Had readers told of a gap again',
  'confirm-sentence': 'Confirmed a sentence',
  'take-back-confirmation': 'Took back a confirmation',
  'confirm-finding': 'Confirmed a case or a vote',
  'take-back-finding': 'Took back the confirmation of a case or a vote',
  'publish-summary': 'Published a summary',
  'publish-correction': 'Published a correction',
  'start-correction': 'Started a correction',
  'withdraw-summary': 'Withdrew a summary',
  'retry-job': 'Retried a job',
  'retry-document': 'Had a document looked at again',
  'process-feedback': 'Marked feedback as processed',
  'reopen-feedback': 'Marked feedback as unprocessed',
  'process-entity-request': 'Marked a request as processed',
  'reopen-entity-request': 'Marked a request as unprocessed',
  'process-contact-message': 'Marked a message as processed',
  'reopen-contact-message': 'Marked a message as pending',
  'process-payment': 'Marked a payment as processed',
  'reopen-payment': 'Marked a payment as unprocessed',
  'set-plan': 'Set a plan',
  'add-entity': 'Added an entity',
  'edit-entity': 'Edited an entity',
  'delete-entity': 'Deleted an entity',
  'open-entity': 'Opened an entity to everybody',
  'close-entity': 'Left an entity to its followers',
  'import-entities': 'Imported entities',
  'add-member': 'Added a member to a roster',
  'edit-member': 'Edited a member of a roster',
  'delete-member': 'Deleted a member from a roster',
  'import-roster': 'Imported a roster',
  'import-calendar': 'Imported a calendar',
  'add-source': 'Added a source',
  'run-source': 'Had a source read',
  'pause-source': 'Paused a source',
  'resume-source': 'Resumed a source',
  'remove-source': 'Removed a source',
  'settle-offer': 'Settled what a source told otherwise',
  'turn-on-second-factor': 'Turned on a second factor',
  'turn-off-second-factor': 'Turned off a second factor',
  'add-factor': 'Added to a second factor',
  'remove-factor': 'Took a part of a second factor away',
  'renew-recovery-codes': 'Made new recovery codes',
  'reset-second-factor': 'Reset a second factor',
  'end-sessions': 'Signed an account out everywhere',
  'make-admin': 'Made somebody an admin',
  'remove-admin': 'Took away the admin area',
};

export type Subject = {
  label: string;
  /** When a meeting is and whose, as regular meetings are all called the same; null for everything else. */
  about: string | null;
  address: string | null;
};

/** What each change was about, with its page where there still is one. */
export async function subjectsOf(changes: LoggedChange[]): Promise<Map<string, Subject>> {
  const meetings = await db.meeting.findMany({
    where: { id: { in: changes.flatMap((change) => meetingIdOf(change) ?? []) } },
    select: {
      ...{ id: true, meetingTitle: true, meetingDate: true },
      ...{ governmentBody: true, govtEntityId: true },
    },
  });
  const bodies = meetings.flatMap(({ govtEntityId }) => govtEntityId ?? []);
  const changed = changes.flatMap((one) => (one.subjectType === 'entity' ? one.subjectId : []));
  const entities = await db.govtEntity.findMany({
    where: { id: { in: [...new Set([...bodies, ...changed])] } },
    select: { id: true, entityName: true },
  });
  const names = new Map(entities.map(({ id, entityName }) => [id, entityName]));
  const known = new Map(
    meetings.map(({ id, meetingTitle, meetingDate, governmentBody, govtEntityId }) => [
      id,
      {
        title: meetingTitle,
        body: names.get(govtEntityId ?? '') ?? governmentBody,
        date: meetingDate,
      },
    ]),
  );
  return new Map(
    changes.map((change) => [
      change.id,
      meetingSubject(change, known) ?? { ...subjectOf(change, names), about: null },
    ]),
  );
}

function meetingIdOf({ subjectType, subjectId, detail }: LoggedChange): string | null {
  if (subjectType === 'meeting') return subjectId;
  return typeof detail.meetingId === 'string' ? detail.meetingId : null;
}

type KnownMeeting = { title: string | null; body: string | null; date: Date | null };

/** The day first: it is never cut off. */
const placeOf = ({ body, date }: KnownMeeting): string | null =>
  [date && formatMeetingDate(date), body].filter(Boolean).join(', ') || null;

function meetingSubject(
  change: LoggedChange,
  known: ReadonlyMap<string, KnownMeeting>,
): Subject | null {
  const meetingId = meetingIdOf(change);
  if (!meetingId) return null;
  const meeting = known.get(meetingId);
  return {
    label: meeting?.title ?? textOf(change.detail.title) ?? 'Untitled meeting',
    about: meeting ? placeOf(meeting) : null,
    address: meeting ? `/admin/meetings/${meetingId}` : null,
  };
}

function subjectOf(
  change: LoggedChange,
  names: ReadonlyMap<string, string>,
): Omit<Subject, 'about'> {
  const { subjectType, subjectId, detail } = change;
  switch (subjectType) {
    case 'entity':
      return {
        label: names.get(subjectId) ?? textOf(detail.name) ?? 'An entity',
        address: names.has(subjectId) ? `/admin/entities/${subjectId}` : null,
      };
    case 'import':
      return { label: entityCount(Number(detail.entities)), address: '/admin/entities' };
    case 'entity-request':
      return { label: 'Entity request', address: '/admin/entity-requests?processed=on' };
    case 'contact-message':
      return {
        label: 'Contact message',
        address: `/admin/contact-submissions?${new URLSearchParams({ processed: 'on', view: subjectId })}`,
      };
    case 'payment':
      return { label: 'Payment', address: '/admin/payments?processed=on' };
    case 'profile':
      return { label: change.accountEmail ?? 'A deleted account', address: null };
    case 'source':
      return { label: textOf(detail.address) ?? 'Source', address: '/admin/sources' };
    case 'job':
      return { label: 'Job', address: '/admin/jobs' };
    default:
      return { label: subjectType, address: null };
  }
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
