import { formatDay } from '#app/platform/moment.ts';

/** In the dialog, and on the page that stands in for it. */
export const cancellationCopy = {
  title: 'Cancel Subscription',
  text: (until: Date | string) =>
    [
      `Your access continues to the end of the billing period, ${formatDay(until)}.`,
      'After that you are on the free plan: what you followed first stays readable, and your notes',
      'are all kept. Until then you can resume.',
    ].join(' '),
  keep: 'Keep Subscription',
};
