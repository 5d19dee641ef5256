/** What a webhook can be told of, as its messages and its reader's page call it. */
export const webhookEvents = {
  'summary.published': {
    label: 'A new summary',
    text: 'A summary of a body that you follow was published.',
  },
  'summary.corrected': {
    label: 'A corrected summary',
    text: 'A published summary of a body that you follow was corrected.',
  },
  'meeting.changed': {
    label: 'A meeting that was moved, cancelled or changed',
    text: 'A coming meeting of a body that you follow, or with a matter that you follow, was moved or cancelled, takes place after all, or has another place, online address or end of comments.',
  },
  'search.found': {
    label: 'A find of a saved search',
    text: 'A saved search of yours that is switched on found something new.',
  },
} as const;

export type WebhookEvent = keyof typeof webhookEvents;

export const eventNames = Object.keys(webhookEvents).filter(isEvent);

/** What is sent for a reader to see that their program hears it. */
export const testEvent = 'webhook.test';

export function isEvent(name: string): name is WebhookEvent {
  return Object.hasOwn(webhookEvents, name);
}

export const eventLabel = (name: string): string =>
  isEvent(name) ? webhookEvents[name].label : 'A test';

/** As they are kept, with spaces between. */
export const packEvents = (events: readonly WebhookEvent[]): string => events.join(' ');

export const unpackEvents = (packed: string): WebhookEvent[] => packed.split(' ').filter(isEvent);
