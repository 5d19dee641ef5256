const day = 24 * 3600;

/** Reads '10:03 AM', '10:03:30 pm' or '22:03' as seconds after midnight; null for anything else. */
export function parseClockTime(text: string): number | null {
  const match = /^(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(?:([ap])\.?\s*m\.?)?$/i.exec(text.trim());
  if (!match) return null;
  const [hour, minute, second] = [match[1], match[2], match[3] ?? '0'].map(Number);
  if (hour === undefined || minute === undefined || second === undefined) return null;
  const half = match[4]?.toLowerCase();
  if (minute > 59 || second > 59 || hour > 23) return null;
  if (half && (hour < 1 || hour > 12)) return null;
  const hours = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  return hours * 3600 + minute * 60 + second;
}

/** '10:03 AM', with its seconds where it has any, as a form shows it. */
export function formatClockTime(seconds: number | null): string {
  if (seconds === null) return '';
  const whole = ((Math.floor(seconds) % day) + day) % day;
  const hour = Math.floor(whole / 3600);
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = whole % 60 === 0 ? '' : `:${two(whole % 60)}`;
  const minute = two(Math.floor(whole / 60) % 60);
  return `${hour % 12 || 12}:${minute}${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}
