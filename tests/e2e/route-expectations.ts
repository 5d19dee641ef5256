import { downloadNames } from '#app/summaries/reading/download-names.ts';
import { sought } from './matrix-world.ts';

/**
 * What is answered, in the order of the askers: a status, where somebody is sent on to, or `sign in`,
 * which is the page for that with the way back.
 */
type Answers = readonly string[];

const all = (answer: string): Answers => Array(7).fill(answer);
const signIn = 'sign in';
const byKey = (...programs: [string, string]): Answers => [...Array(5).fill('401'), ...programs];
const ofSession = (...readers: [string, string, string, string]): Answers => [
  ...[signIn, ...readers],
  ...[signIn, signIn],
];
const away = '/my-meetings';

/** How a route stands to those who ask. */
const classes = {
  everybody: all('200'),
  account: ofSession('200', '200', '200', '200'),
  'follower of the body': ofSession('403', '403', '200', '200'),
  'its owner': ofSession('404', '404', '200', '404'),
  admin: ofSession(away, away, away, '200'),
  // Nobody of these subscribes with the body's own account.
  'keeper of the body': ofSession('404', '404', '404', '200'),
  program: byKey('200', '200'),
  'program of a follower': byKey('403', '200'),
  'forms alone': all('405'),
  nobody: all('404'),
} as const;

export type Expected = {
  answers: Answers;
  /** Asked with, so that it would find what may not be told. */
  search?: Record<string, string>;
  /** For ':file' and '*' of the address. */
  files?: readonly string[];
  /** Whether who may read is told, which shows that the question finds something. */
  isTold?: true;
  /** Why everybody is told what only followers may open. */
  openBecause?: string;
};

type Class = keyof typeof classes;
const to = (name: Class, more: Omit<Expected, 'answers'> = {}): Expected => ({
  answers: classes[name],
  ...more,
});
const elsewhere = (answers: Answers): Expected => ({ answers });
const each = (name: Class, folder: string, routes: string) =>
  Object.fromEntries(routes.split(' ').map((route) => [`${folder}/${route}`, to(name)]));

const q = { q: sought };
const told = { isTold: true } as const;

/** Every route of app/routes.ts, by its file. Whoever adds one says here who may read it. */
export const expectedOf: Record<string, Expected> = {
  ...each('everybody', 'public', 'landing.tsx home.tsx about.tsx pricing.tsx contact.tsx'),
  ...each('everybody', 'public', 'request-entity.tsx sample-meeting.tsx corrections.tsx'),
  ...each('everybody', 'public', 'accuracy.tsx api.tsx help.tsx unsubscribe.tsx'),
  ...each('everybody', 'public', 'unsubscribe-search.tsx privacy.tsx terms.tsx body.tsx'),
  ...each('everybody', 'public', 'public-meeting.tsx'),
  'public/coverage.tsx': to('everybody', { search: q }),
  'public/directory.tsx': to('everybody', { search: q }),
  'public/search.tsx': to('everybody', { search: q, ...told }),
  'public/matter.tsx': to('everybody', told),
  'public/shared-meeting.tsx': to('everybody', { openBecause: 'its reader shared it', ...told }),
  'public/shared-transcript.tsx': to('everybody', {
    ...{ search: { find: sought }, openBecause: 'its reader shared it', ...told },
  }),
  'public/not-found.tsx': to('nobody', { files: ['no-such-page'] }),

  'auth/auth.tsx': elsewhere(['200', away, away, away, '/admin', '200', '200']),
  // Nobody here has shown a password whose account has a second factor.
  'auth/second-factor.tsx': elsewhere(['/auth', away, away, away, '/admin', '/auth', '/auth']),
  'auth/sign-out.ts': elsewhere(all('/')),
  ...each('everybody', 'auth', 'confirm-email.tsx forgot-password.tsx take-seat.tsx'),
  // Without the token that was mailed.
  'auth/reset-password.tsx': elsewhere(all('400')),

  'reader/transcript.tsx': to('follower of the body', { search: { find: sought }, ...told }),
  'reader/dashboard.ts': elsewhere(ofSession(away, away, away, away)),
  'reader/ask.tsx': to('account', { search: { q: `What was said of the ${sought}?` }, ...told }),
  'reader/my-meetings.tsx': {
    answers: ofSession('/govt-entity-selection', '200', '200', '/govt-entity-selection'),
    search: q,
  },
  ...each('account', 'reader', 'unread.tsx my-matters.tsx settings.tsx mail-settings.tsx'),
  ...each('account', 'reader', 'delete-account.tsx api-keys.tsx webhooks.tsx feeds.tsx'),
  ...each('account', 'reader', 'seats.tsx second-factor.tsx roadmap.tsx'),
  'reader/entity-selection.tsx': to('account', { search: q }),
  'reader/entity.tsx': to('follower of the body', { search: q }),
  'reader/member-votes.tsx': to('follower of the body', { search: q }),
  'reader/meeting.tsx': to('follower of the body', told),
  'reader/share-meeting.tsx': to('follower of the body'),
  'reader/report-sentence.tsx': to('follower of the body', told),
  'reader/saved-searches.tsx': to('account', told),
  'reader/new-saved-search.tsx': to('account', { search: q, ...told }),
  'reader/saved-search.tsx': to('its owner', { search: q, ...told }),
  ...each('its owner', 'reader', 'revoke-key.tsx webhook.tsx delete-webhook.tsx feed.tsx'),
  ...each('its owner', 'reader', 'end-seat.tsx revoke-share.tsx'),
  ...each('keeper of the body', 'reader', 'own-roster.tsx own-new-member.tsx own-member.tsx'),
  'reader/change-plan.tsx': elsewhere(ofSession('/pricing', '/pricing', '/pricing', '/pricing')),
  'reader/cancel-subscription.tsx': elsewhere(
    ofSession('/settings', '/settings', '/settings', '/settings'),
  ),

  'admin/index.ts': elsewhere(ofSession(away, away, away, '/admin/inbox')),
  ...each('admin', 'admin', 'pending-summaries.tsx feedback.tsx entity-requests.tsx agenda.tsx'),
  ...each('admin', 'admin', 'contact-submissions.tsx add-meeting.tsx edit-meeting.tsx'),
  ...each('admin', 'admin', 'sample-meeting.tsx entities.tsx new-entity.tsx import-entities.tsx'),
  ...each('admin', 'admin', 'edit-entity.tsx import-calendar.tsx own-body.tsx roster.tsx'),
  ...each('admin', 'admin', 'new-member.tsx import-roster.tsx edit-member.tsx payments.tsx'),
  ...each('admin', 'admin', 'jobs.tsx audit-log.tsx take-in-record.tsx minutes.tsx inbox.tsx'),
  ...each('admin', 'admin', 'upload-records.tsx uploaded-records.tsx'),
  ...each('admin', 'admin', 'sources-in-need.tsx sources.tsx source.tsx'),
  'admin/operations.tsx': to('admin'),
  'admin/modify-meeting.tsx': to('admin', { search: { title: sought } }),
  'admin/review.tsx': to('admin', told),

  'resources/download.ts': to('follower of the body', {
    files: Object.keys(downloadNames),
    ...told,
  }),
  'resources/member-votes-file.ts': to('follower of the body'),
  'resources/body-meetings-file.ts': to('account'),
  'resources/coverage-file.ts': to('account', { search: q }),
  'resources/transcript-file.ts': to('follower of the body', told),
  'resources/matter-file.ts': to('account', told),
  'resources/saved-searches-file.ts': to('account', told),
  ...each('account', 'resources', 'unread-file.ts my-matters-file.ts'),
  'resources/search-file.ts': to('account', { search: q, ...told }),
  'resources/my-data.ts': to('account', told),
  ...each('admin', 'resources', 'roster-file.ts'),
  'resources/government-bodies.ts': to('admin', { search: q }),
  'resources/check-draft.ts': elsewhere(ofSession(away, away, away, '405')),
  'resources/theme.ts': elsewhere(all('/')),
  'resources/checkout.ts': elsewhere(all('/pricing')),
  'resources/billing-portal.ts': elsewhere(all('/settings')),
  ...each('forms alone', 'resources', 'stripe-webhook.ts mail-events.ts passkey-challenge.ts'),
  ...each('everybody', 'resources', 'meeting-calendar.ts body-picture.ts body-atom.ts health.ts'),
  ...each('everybody', 'resources', 'body-calendar.ts share-picture.ts robots.ts sitemap.ts'),
  ...each('everybody', 'resources', 'sitemap-pages.ts sitemap-bodies.ts security-text.ts'),
  'resources/page-picture.ts': to('everybody', { files: ['home.png', 'sample-meeting.png'] }),
  // No government opens this body, and it has no recordings.
  ...each('nobody', 'resources', 'body-embed.ts body-podcast.ts'),
  // Without METRICS_TOKEN.
  'resources/metrics.ts': to('nobody'),
  // Who holds the address reads what it is for: of meetings, what everybody may know.
  'resources/secret-feed.ts': to('everybody', { files: ['summaries.atom', 'meetings.ics'] }),

  ...each('program', 'api', 'bodies.ts body.ts body-meetings.ts follows.ts'),
  'api/meeting.ts': to('program', told),
  'api/passages.ts': to('program of a follower', told),
  'api/search.ts': to('program', { search: q, ...told }),
  'api/saved-searches.ts': to('program', told),
  'api/openapi.ts': to('everybody'),
  'api/not-found.ts': to('nobody', { files: ['no-such-page'] }),

  'development/design-system.tsx': to('everybody'),
};
