import { months } from '#app/platform/language/months.ts';
import { pattern } from '#app/platform/language/pattern.ts';

const day = pattern(
  'i',
)`^(?:the )?(?:\w+day,? )?(?<day>${months} \d{1,2}(?:st|nd|rd|th)?(?:,? (?:19|20)\d\d)?)(?:,? at\b.*)?\W*$`;

/** The day that is moved, where a motion names nothing else: 'a motion for January 15 at 5:01 p.m.' */
export const dayMoved = (motion: string): string | null => day.exec(motion)?.groups?.day ?? null;
