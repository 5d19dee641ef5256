import { parseClockTime } from '#app/meetings/clock-time.ts';

const written = /(?<![\d:])(\d{1,2})(?::(\d{2}))?(?::\d{2})?[\s\u00a0]*([ap])\.?[\s\u00a0]*m\b/i;

/** The first time of day that a text names, in seconds after midnight. */
export function timeInText(text: string): number | null {
  const [, hour, minute = '00', half] = written.exec(text) ?? [];
  if (hour && half) return parseClockTime(`${hour}:${minute} ${half}m`);
  if (/\bnoon\b/i.test(text)) return parseClockTime('12:00');
  return parseClockTime(text.trim());
}
