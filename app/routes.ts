import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';

export default named([
  layout('routes/public/_layout.tsx', [
    index('routes/public/landing.tsx'),
    route('home', 'routes/public/home.tsx'),
    route('about', 'routes/public/about.tsx'),
    route('pricing', 'routes/public/pricing.tsx'),
    route('contact', 'routes/public/contact.tsx'),
    route('meetings-we-track', 'routes/public/directory.tsx'),
    route('request-entity', 'routes/public/request-entity.tsx'),
    route('sample-meeting', 'routes/public/sample-meeting.tsx'),
    route('corrections', 'routes/public/corrections.tsx'),
    route('help', 'routes/public/help.tsx'),
    route('unsubscribe', 'routes/public/unsubscribe.tsx'),
    route('privacy', 'routes/public/privacy.tsx'),
    route('terms', 'routes/public/terms.tsx'),
    route('shared/:token', 'routes/public/shared-meeting.tsx'),
    route('shared/:token/transcript', 'routes/public/shared-transcript.tsx'),
  ]),

  route('auth', 'routes/auth/auth.tsx'),
  route('sign-out', 'routes/auth/sign-out.ts'),
  route('confirm-email', 'routes/auth/confirm-email.tsx'),
  route('forgot-password', 'routes/auth/forgot-password.tsx'),
  route('reset-password', 'routes/auth/reset-password.tsx'),

  // Outside the readers' guard: visitors may read the sample's.
  route('meetings/:meetingId/transcript', 'routes/reader/transcript.tsx'),
  route('meetings/:meetingId/downloads/:file', 'routes/resources/download.ts'),

  layout('routes/reader/_layout.tsx', [
    route('dashboard', 'routes/reader/dashboard.ts'),
    route('my-meetings', 'routes/reader/my-meetings.tsx'),
    route('govt-entity-selection', 'routes/reader/entity-selection.tsx'),
    route('govt-entities/:entityId', 'routes/reader/entity.tsx'),
    route('meetings/:meetingId', 'routes/reader/meeting.tsx'),
    route('meetings/:meetingId/share', 'routes/reader/share-meeting.tsx'),
    route('meetings/:meetingId/report', 'routes/reader/report-sentence.tsx'),
    route('settings', 'routes/reader/settings.tsx'),
    route('settings/delete-account', 'routes/reader/delete-account.tsx'),
    route('settings/change-plan', 'routes/reader/change-plan.tsx'),
    route('settings/cancel-subscription', 'routes/reader/cancel-subscription.tsx'),
    route('settings/shares/:shareId', 'routes/reader/revoke-share.tsx'),
    route('roadmap', 'routes/reader/roadmap.tsx'),
  ]),

  route('admin', 'routes/admin/_layout.tsx', [
    index('routes/admin/index.ts'),
    route('pending-summaries', 'routes/admin/pending-summaries.tsx'),
    route('feedback', 'routes/admin/feedback.tsx'),
    route('entity-requests', 'routes/admin/entity-requests.tsx'),
    route('contact-submissions', 'routes/admin/contact-submissions.tsx'),
    route('add-meeting', 'routes/admin/add-meeting.tsx'),
    route('modify-meeting', 'routes/admin/modify-meeting.tsx', [
      route(':meetingId', 'routes/admin/edit-meeting.tsx'),
    ]),
    route('sample-meeting', 'routes/admin/sample-meeting.tsx'),
    route('entities', 'routes/admin/entities.tsx'),
    route('entities/new', 'routes/admin/new-entity.tsx'),
    route('entities/import', 'routes/admin/import-entities.tsx'),
    route('entities/:entityId', 'routes/admin/edit-entity.tsx'),
    route('payments', 'routes/admin/payments.tsx'),
    route('jobs', 'routes/admin/jobs.tsx'),
    route('audit-log', 'routes/admin/audit-log.tsx'),
    route('meetings/:meetingId', 'routes/admin/review.tsx'),
    route('meetings/:meetingId/record', 'routes/admin/take-in-record.tsx'),
  ]),

  ...prefix('resources', [
    route('theme', 'routes/resources/theme.ts'),
    route('checkout', 'routes/resources/checkout.ts'),
    route('billing-portal', 'routes/resources/billing-portal.ts'),
    route('stripe-webhook', 'routes/resources/stripe-webhook.ts'),
    route('my-data', 'routes/resources/my-data.ts'),
    route('government-bodies', 'routes/resources/government-bodies.ts'),
    route('check-draft', 'routes/resources/check-draft.ts'),
  ]),
  // Not under /resources: who shows a link must be allowed to fetch its picture.
  route('pictures/:picture', 'routes/resources/page-picture.ts'),
  route('shared/:token/picture.png', 'routes/resources/share-picture.ts'),
  route('healthz', 'routes/resources/health.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('design-system', 'routes/development/design-system.tsx'),
  route('*', 'routes/public/not-found.tsx'),
]) satisfies RouteConfig;

/** Routes that are known by their files, as they are without Server Components. */
function named(routes: RouteConfigEntry[]): RouteConfigEntry[] {
  return routes.map(({ children, ...entry }) => ({
    ...entry,
    id: entry.file.replace(/\.tsx?$/, ''),
    ...(children && { children: named(children) }),
  }));
}
