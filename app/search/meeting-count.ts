import type { Total } from './found.ts';

/** '1 meeting', '14 meetings', '1,000+ meetings' where there are more than were counted. */
export function meetingCount(total: Total): string {
  return `${counted(total)} ${total.count === 1 && !total.isMore ? 'meeting' : 'meetings'}`;
}

export function counted({ count, isMore }: Total): string {
  return `${count.toLocaleString('en-US')}${isMore ? '+' : ''}`;
}
