import type { MailState } from '#app/platform/mail/read-mail-state.server.ts';
import { formatAgo } from '#app/platform/moment.ts';
import { counted, figure, isLonger, parkedJobs, type Standing, span } from './standing.ts';

const patienceMinutes = 15;

export type WatchedMail = MailState & {
  bounced: number;
  complained: number;
  /** Whether the provider tells of these. */
  isToldOfEvents: boolean;
  /** Whether messages go to a mail server, and whether anybody waits for them. */
  isSent: boolean;
  isProduction: boolean;
};

/** How mail stands. */
export function mailStandings(mail: WatchedMail, now: Date): Standing[] {
  return [
    ...(mail.isSent ? [] : [nowhere(mail.isProduction)]),
    waiting(mail, now),
    lastSent(mail, now),
    failed(mail.failed),
    cameBack(mail),
  ];
}

const nowhere = (isProduction: boolean): Standing => ({
  name: 'Mail server',
  text: isProduction
    ? 'None: messages are files in DATA_DIR/outbox, and nobody gets them.'
    : 'None, as in any demonstration: messages are files in DATA_DIR/outbox.',
  isFine: !isProduction,
  advice: 'Set SMTP_URL.',
});

function waiting({ waiting: count, waitingSince }: WatchedMail, now: Date): Standing {
  const name = 'Waiting';
  if (!waitingSince) return { name, text: 'Nothing waits.', isFine: true };
  return {
    name,
    text: `${counted(count, 'message')}, the first for ${span(waitingSince, now)}.`,
    isFine: !isLonger(waitingSince, now, patienceMinutes),
    advice: 'The mail server may be down. Each message is tried for a day.',
  };
}

function lastSent({ lastSentAt, sent }: WatchedMail, now: Date): Standing {
  const text = lastSentAt
    ? `${formatAgo(lastSentAt, now)}; ${figure(sent)} in the last day.`
    : 'Nothing in the last 90 days.';
  return { name: 'Last sent', text, isFine: true };
}

function failed(count: number): Standing {
  const name = 'Not sent';
  if (count === 0) return { name, text: 'None in the last day.', isFine: true };
  return {
    name,
    text: `${counted(count, 'message')} in the last day.`,
    isFine: false,
    advice: 'They were refused, or may have gone out as the connection broke.',
    link: parkedJobs('See why'),
  };
}

function cameBack({ bounced, complained, isToldOfEvents }: WatchedMail): Standing {
  const name = 'Came back';
  if (bounced + complained === 0) {
    const text = isToldOfEvents
      ? 'None in the last day, and nobody complained.'
      : 'Unknown: no provider tells of it (MAIL_EVENTS_SECRET).';
    return { name, text, isFine: true };
  }
  const parts = [
    ...(bounced > 0 ? [counted(bounced, 'message')] : []),
    ...(complained > 0 ? [counted(complained, 'complaint')] : []),
  ];
  return {
    name,
    text: `${parts.join(' and ')} in the last day.`,
    // Addresses end every day; a complaint is about what is sent.
    isFine: complained === 0,
    advice: 'Whoever complained is sent no more. Many complaints close a provider’s account.',
  };
}
