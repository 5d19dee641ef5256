import { monthNames } from '#app/platform/month-names.ts';

/** A date whose year the record does not say, in words that no spreadsheet takes for a number. */
export function writtenDate(value: string): string {
  const [, month, day] = /^--(\d{2})(?:-(\d{2}))?$/.exec(value) ?? [];
  const name = monthNames[Number(month) - 1];
  if (!name) return value;
  const words = name.charAt(0).toUpperCase() + name.slice(1);
  return `${day ? `${words} ${Number(day)}` : words} (year not said)`;
}
